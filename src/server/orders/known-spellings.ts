import { bareName, knownSpellings, type NameKey } from '../../domain/near-name.ts'
import type { Viewer } from '../../domain/policy/viewer.ts'
import { reachByName } from '../../domain/policy/within-reach.ts'
import type { Deps } from '../deps.ts'
import { partiesOf } from '../stores/accounts/parties.ts'
import { scopeOf } from '../stores/database/scope.ts'
import { eachNameInUse } from '../stores/orders/lists/names-in-use.ts'

/** Spellings of one name that are told at most. */
const MOST_TOLD = 3

/**
 * The names that accounts of the viewer's client bear, by key. Only who sees all of its orders
 * learns of them.
 */
export const accountNames = async (
  { reading }: Pick<Deps, 'reading'>,
  { client_id, reach }: Viewer,
): Promise<(key: NameKey) => string[]> => {
  const parties = reach.kind === 'client' ? await partiesOf(reading, client_id) : []
  return (key) =>
    parties.filter((party) => party.reach === reachByName[key]).map(({ name }) => name)
}

/** A name of an order, by what it is the name of. */
interface NamedParty {
  readonly key: NameKey
  readonly name: string
}

/** A name that is known in other spellings, the one that is most so first. */
interface SpelledOtherwise extends NamedParty {
  readonly known: string[]
}

/** Of these names those that the viewer's client knows in another spelling, each once. */
export const spelledOtherwise = async (
  deps: Pick<Deps, 'reading'>,
  viewer: Viewer,
  names: readonly NamedParty[],
): Promise<SpelledOtherwise[]> => {
  const of_accounts = await accountNames(deps, viewer)
  const told: SpelledOtherwise[] = []
  for (const key of new Set(names.map((one) => one.key))) {
    const asked = new Set(names.flatMap((one) => (one.key === key ? [one.name] : [])))
    const alike = new Map([...asked].map((name): [string, string[]] => [bareName(name), []]))
    // Whatever letters there are: the database's own locale may not know them.
    for await (const page of eachNameInUse(deps.reading, scopeOf(viewer), key))
      for (const name of page) alike.get(bareName(name))?.push(name)
    for (const name of asked) {
      const in_use = alike.get(bareName(name)) ?? []
      const known = knownSpellings(name, { of_accounts: of_accounts(key), in_use })
      if (known.length > 0) told.push({ key, name, known: known.slice(0, MOST_TOLD) })
    }
  }
  return told
}
