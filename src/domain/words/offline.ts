import type { TimeFlag } from '../order/offline/claimed-time.ts'
import { spoken } from './catalogue.ts'

/** What is said of actions that waited on a phone, by the phone and by the record. */
export const offlineWords = /* @__PURE__ */ spoken('offlineWords', {
  attempted: { receive: 'Receive was pressed', reject: 'Reject was pressed' },
  late: 'added after the order had ended',
  flags: {
    ahead: 'the device’s time is after the receipt',
    before_dispatch: 'the device’s time is before the dispatch',
    clock_off: 'the device’s clock is wrong',
  } satisfies Record<TimeFlag, string> as Readonly<Record<TimeFlag, string>>,
} as const)
