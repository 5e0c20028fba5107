// What comes after the first questions: one script, since each of them may lead to the next.
export { ConfirmStep } from './confirm-step.tsx'
export { PhotoStep } from './photo-step.tsx'
export { RejectStep } from './reject-step.tsx'
