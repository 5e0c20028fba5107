import type { knownSpellings } from '../../../contract/orders/names.ts'
import type { NameSpelled, SaidName } from '../../../domain/bulk/spellings.ts'
import { callApi } from '../../lib/api/api.ts'
import type { Reader } from './ask.ts'
import type { Summary } from './weighing.ts'

/** Names that one call asks for. */
const NAMES_A_CALL = 2_000

/** Asks which of these names are known in another spelling, and tells the worker. */
export const compareNames = async (
  { ask }: Reader,
  names: readonly SaidName[],
  signal: AbortSignal,
): Promise<Summary> => {
  const spelled: NameSpelled[] = []
  for (let from = 0; from < names.length; from += NAMES_A_CALL) {
    const { result } = await callApi<typeof knownSpellings>('POST /orders/known-spellings', {
      body: { names: names.slice(from, from + NAMES_A_CALL) },
      signal,
    })
    spelled.push(...result)
  }
  return ask('knowNames', spelled, names)
}
