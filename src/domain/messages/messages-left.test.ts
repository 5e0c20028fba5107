import { expect, it } from 'vitest'
import type { EventType } from '../order/events.ts'
import { messagesLeft } from './messages-left.ts'

it.each<[EventType[], boolean]>([
  [[], false],
  [['created', 'edited', 'received'], false],
  [['created', 'otp_failed', 'link_created'], false],
  [['created', 'otp_sent'], true],
  [['created', 'notified', 'erased'], true],
  [['created', 'chased'], true],
])('a log of %j says that messages left: %s [DATA-01] [MESG-01]', (types, left) => {
  expect(messagesLeft(types.map((type) => ({ type })))).toBe(left)
})
