// oxlint-disable-next-line no-restricted-imports -- only tests import this file
import * as fc from 'fast-check'
import { decide } from '../order/decide.ts'
import { decideNew } from '../order/entry/create.ts'
import type { OrderEvent, Recorded } from '../order/events.ts'
import { replay } from '../order/evolve.ts'
import type { Order } from '../order/order.ts'
import { isRefusal } from '../order/refusal.ts'
import { actingRole, type Viewer } from '../policy/viewer.ts'
import { resolvePolicy } from '../policy/resolve.ts'
import { anyInput, anyStep } from './chance.ts'
import { aViewer, clockAfter, recorded } from './factories.ts'

/** Any log that the rules let come about: who did what, when, and under which version. */
export const anyLog: fc.Arbitrary<readonly Recorded[]> = fc
  .tuple(anyInput, fc.array(anyStep, { minLength: 1, maxLength: 40, size: 'max' }))
  .map(([input, steps]) => {
    const log: Recorded[] = []
    let past = 0
    const happened = (events: readonly OrderEvent[], viewer: Viewer, policy_version: number) => {
      const { now } = clockAfter(past)
      for (const event of recorded(events, now, log.length + 1)) {
        const { username, link } = viewer
        const actor = { username, role: actingRole(viewer, null), link_id: link?.id ?? null }
        const written: Recorded = { ...event, actor, policy_version }
        log.push(written)
      }
    }
    const added = decideNew(input, aViewer(), resolvePolicy({}), clockAfter(0))
    if (isRefusal(added)) throw new Error('any input may be added')
    happened(added, aViewer(), 1)
    for (const [index, { command, viewer, document, pause }] of steps.entries()) {
      past += pause
      const before: Order | null = replay(log)
      if (!before) throw new Error('the order is there from its first event on')
      const outcome = decide(before, command, viewer, resolvePolicy(document), clockAfter(past))
      happened(isRefusal(outcome) ? outcome.record : outcome, viewer, index + 2)
    }
    return log
  })
