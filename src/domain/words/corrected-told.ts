import { correctable, type CorrectableField } from '../order/proof/statements.ts'
import { formatTime } from '../time-format.ts'
import type { Translate } from './catalogue.ts'
import { proofWords } from './proof-panel.ts'

/** A value that may be put right, as people read it: a time as clocks in `zone` show it. */
export const correctedValueTold = (
  field: string,
  value: string | number | null,
  zone: string,
  t: Translate,
): string => {
  if (value === null || value === '') return t(proofWords).nothing
  const kinds: Readonly<Partial<Record<string, (typeof correctable)[CorrectableField]>>> =
    correctable
  return kinds[field] === 'instant'
    ? formatTime(String(value), zone, 'DD-MM-YYYY HH:mm', t)
    : String(value)
}
