// What comes once the order is closed: one script.
export { Proof } from './proof.tsx'
export { RatingStep } from './rating-step.tsx'
