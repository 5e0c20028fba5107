/** What the proof of an order may still lack, in the order in which it is asked for. */
export const proofSteps = [
  'remark',
  'photo',
  'face',
  'signature',
  'otp',
  'receive',
  'reupdate',
  'review',
] as const
/**
 * One of them: a remark, a photo of the papers or of the recipient, the signature, the code or the
 * press that closes, and what the desk does with a proof afterwards.
 */
export type ProofStep = (typeof proofSteps)[number]

/** Who owes it: whom the goods are for, who brings them, or the office itself. */
export const stepParties = ['receiver', 'driver', 'desk'] as const
/** One of them. */
export type StepParty = (typeof stepParties)[number]
