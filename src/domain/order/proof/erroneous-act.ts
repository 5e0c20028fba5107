/** What may have been recorded in error: the end of the order, or the judgement of its proof. */
export const erroneousActs = ['closing', 'review'] as const
/** One of them. */
export type ErroneousAct = (typeof erroneousActs)[number]
