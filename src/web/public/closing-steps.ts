// What comes with photos and Reject, or once the order is over: one script, since one may lead to the other.
export { PhotoStep } from './photo-step.tsx'
export { Proof } from './proof.tsx'
export { RatingStep } from './rating-step.tsx'
export { RejectStep } from './reject-step.tsx'
