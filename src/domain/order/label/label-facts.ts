/** What a transport label may tell of its delivery. */
export const labelFacts = [
  'dangerous_goods',
  'authority_to_leave',
  'signature_required',
  'not_before',
  'not_after',
] as const
/** One of them. */
export type LabelFact = (typeof labelFacts)[number]
