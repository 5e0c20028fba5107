import { correctable } from '../../../../domain/order/statements.ts'
import { formatTime } from '../../../../domain/time-format.ts'
import { proofWords as say } from '../../../../domain/words/proof-panel.ts'

/** A value that may be corrected, as people read it. */
export const shownValue = (field: string, value: string | number | null, zone: string): string => {
  if (value === null || value === '') return say.nothing
  return new Map<string, string>(Object.entries(correctable)).get(field) === 'instant'
    ? formatTime(String(value), zone, 'DD-MM-YYYY HH:mm')
    : String(value)
}
