import { spoken } from './catalogue.ts'

/** What the order's panel says of an act that can still be taken back. */
export const heldWords = /* @__PURE__ */ spoken('heldWords', {
  /** Said once, as it begins. */
  begun: (act: string, seconds: number) =>
    `${act} is recorded in ${seconds} s. Control and Z takes it back.`,
  left: (act: string, seconds: number) => `Recording ${act} in ${seconds} s`,
  waits: (act: string) => `${act} is about to be recorded`,
  canUndo: (seconds: number) => `It can be undone for ${seconds} s, and not after that.`,
  undo: 'Undo',
  now: 'Record now',
  undone: (act: string) => `${act} taken back: nothing was recorded`,
  otherAccount: (act: string) => `${act} was not recorded: another account is signed in now`,
} as const)
