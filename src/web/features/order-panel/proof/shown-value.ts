import { correctable } from '../../../../domain/order/proof/statements.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'

/** A value that may be corrected, as people read it. */
export const shownValue = (field: string, value: string | number | null, zone: string): string => {
  if (value === null || value === '') return t(proofWords).nothing
  return new Map<string, string>(Object.entries(correctable)).get(field) === 'instant'
    ? shownTime(String(value), zone, 'DD-MM-YYYY HH:mm')
    : String(value)
}
