import { whyNot } from '../domain/policy/access.ts'
import type { Action } from '../domain/policy/question.ts'
import type { Clock } from '../domain/time.ts'
import type { Caller } from './caller.ts'
import type { Deps } from './deps.ts'
import { refusedFor } from './errors.ts'

/** The clock of a caller's question: now, in its client's zone. */
export const clockFor = (deps: Pick<Deps, 'now'>, { policy }: Pick<Caller, 'policy'>): Clock => ({
  now: deps.now(new Date().toISOString()),
  time_zone: policy.time_zone,
})

/**
 * Lets a caller go on who may do `action`, which concerns no single order; throws the judge's
 * refusal otherwise.
 */
export const requireAction = (deps: Pick<Deps, 'now'>, caller: Caller, action: Action): void => {
  const [first, ...others] = whyNot(
    null,
    action,
    caller.viewer,
    caller.policy,
    clockFor(deps, caller),
  )
  if (first) throw refusedFor([first, ...others])
}
