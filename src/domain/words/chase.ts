import type { ProofStep } from '../order/parties/step.ts'
import { spoken } from './catalogue.ts'

/** What is said of the steps that a proof still lacks, and to whoever owes them. */
export const chaseWords = /* @__PURE__ */ spoken('chaseWords', {
  subject: (identifier: string) => `Consignment ${identifier}: something is missing`,
  text: (m: { identifier: string; sender: string; step: string; link: string }) =>
    `The proof of delivery of consignment ${m.identifier} from ${m.sender} still lacks: ${m.step}\n\nPlease add it here: ${m.link}\n`,
  asked: {
    remark: 'a remark on how the goods arrived',
    photo: 'a photo of the papers',
    face: 'a photo of whoever received the goods',
    signature: 'the receiver’s signature',
    otp: 'the one-time password',
    receive: 'the confirmation that the goods were received',
    reupdate: 'the correction',
    review: 'the review',
  } satisfies Record<ProofStep, string>,
} as const)
