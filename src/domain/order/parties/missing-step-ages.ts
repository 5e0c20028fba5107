import type { Policy } from '../../policy/policy.ts'
import { between, DAY, type Clock, type Instant } from '../../time.ts'
import type { Order } from '../order.ts'
import { isDue, missingStepsOf } from './missing-steps.ts'
import { stepParties, type StepParty, type ProofStep } from './step.ts'

/** Whole days that a proof has been open, as the report gathers them; null: without end. */
export const owedAges: readonly (readonly [least: number, most: number | null])[] = [
  [0, 1],
  [2, 3],
  [4, 7],
  [8, null],
]

/** Open proofs that one page of the report shows. */
export const OWED_A_PAGE = 20

/** Which of the ages a proof is that has been due since then. */
export const ageOf = (since: Instant, now: Instant): number => {
  const days = Math.floor(Math.max(0, between(since, now)) / DAY)
  return owedAges.findIndex(([, most]) => most === null || days <= most)
}

/** What one party owes of one order. */
export interface OpenProof {
  readonly party: StepParty
  readonly age: number
  readonly steps: readonly ProofStep[]
  readonly since: Instant
}

/**
 * An order's part of the report: once for each party that owes something of its proof by now, aged
 * from when that was due.
 */
export const openProofs = (order: Order, policy: Policy, clock: Clock): OpenProof[] => {
  const owed = missingStepsOf(order, policy, clock).filter((step) => isDue(step, clock.now))
  return stepParties.flatMap((party) => {
    const theirs = owed.filter((one) => one.party === party)
    const [since] = theirs.flatMap((one) => one.since ?? []).toSorted()
    return since === undefined
      ? []
      : [{ party, age: ageOf(since, clock.now), steps: theirs.map(({ step }) => step), since }]
  })
}
