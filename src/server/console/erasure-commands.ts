import { askForErasure, soughtPerson } from '../erasing/ask-erasure.ts'
import { erasePerson } from '../erasing/erase-person.ts'
import { personFound } from '../erasing/person-told.ts'
import { machineScope } from '../users/machine-desk.ts'
import { erasuresAmong, erasuresUnderWay } from '../stores/erasures/records.ts'
import { CONSOLE, publisherFor } from './client-named.ts'
import { done, exitCodes, Misused, type ConsoleCommand } from './command.ts'

const erase: ConsoleCommand = {
  name: 'erase-person',
  takes: ['client'],
  options: {
    phone: { takes: 'number', says: 'the person’s telephone number' },
    email: { takes: 'address', says: 'the person’s e-mail address' },
    name: { takes: 'name', says: 'the person’s name, as orders have it' },
    why: { takes: 'text', says: 'kept for good, without a word about the person' },
    'dry-run': { takes: null, says: 'only say what would go' },
  },
  says: 'Erase a person’s data from a client’s orders and all that hangs on them.',
  run: async (deps, { values: [key = ''], options }) => {
    const { phone, email, name, why = '' } = options
    const { client, scope } = await publisherFor(deps, key)
    const everywhere = machineScope(client.id)
    if (phone === undefined && email === undefined && name === undefined)
      throw new Misused('Say whom: --phone, --email or --name.')
    const sought = await soughtPerson(deps.database, everywhere, { phone, email, name })
    if (options['dry-run'] !== undefined) {
      const found = await personFound(deps, everywhere, sought)
      return done(linesOf({ ...found }), found)
    }
    const { id } = await deps.database.transaction(scope, (tx) =>
      askForErasure(deps, tx, client.id, { sought, why, by: CONSOLE }),
    )
    const [under_way] = await erasuresUnderWay(deps.database, { only: [id] })
    if (under_way) await erasePerson(deps, under_way)
    const { erasures } = await erasuresAmong(deps.database, {
      clients: [key],
      id,
      limit: 1,
      offset: 0,
    })
    const [erasure] = erasures
    const locked = erasure?.elsewhere['pictures_locked'] ?? 0
    const stays = (erasure?.orders.held ?? 0) + (erasure?.values.staying ?? 0) + locked > 0
    return {
      exit: stays ? exitCodes.found : exitCodes.done,
      lines: linesOf({
        orders: erasure?.orders,
        values: erasure?.values,
        elsewhere: erasure?.elsewhere,
      }),
      result: erasure,
    }
  },
}

const linesOf = (told: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(told)
    .filter(([name]) => name !== 'told')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)

/** Erasure of a person's data. */
export const erasureCommands: readonly ConsoleCommand[] = [erase]
