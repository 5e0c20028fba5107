import type { Preferences } from './preferences.ts'

/** The first minutes: an order, a link to its receiver, the proof of it (DESK-30). */
export const firstSteps = ['add', 'send', 'see'] as const
/** One of them. */
export type FirstStep = (typeof firstSteps)[number]

/** How far somebody was led. */
export type Led = Preferences['first_steps']

/**
 * Is somebody who may add orders led through the first steps: from when there was no order at all,
 * until they are put away?
 */
export const isLed = (led: Led, has_none: boolean): boolean =>
  led !== 'away' && (led !== null || has_none)

/** What has happened so far. */
export interface StepsSoFar {
  readonly has_order: boolean
  /** A link for a receiver was made. */
  readonly has_link: boolean
  readonly led: Led
}

/** Which steps have happened, in whichever order. */
export const stepsDone = ({ has_order, has_link, led }: StepsSoFar): ReadonlySet<FirstStep> =>
  new Set([
    ...(has_order ? (['add'] as const) : []),
    ...(has_link ? (['send'] as const) : []),
    ...(led === 'seen' ? (['see'] as const) : []),
  ])

/** The step that comes next; null once all have happened. */
export const nextOf = (done: ReadonlySet<FirstStep>): FirstStep | null =>
  firstSteps.find((step) => !done.has(step)) ?? null
