import { group, oneOf } from './setting.ts'

/** What follows from a GS1 transport label that was read for an order. */
export const labelSettings = group('GS1 transport labels that are read for an order', {
  window: oneOf(
    ['refuse', 'flag', 'ignore'],
    'flag',
    'what a receipt before or after the label’s times becomes: refused, an exception, or nothing',
  ),
  leave: oneOf(
    ['never', 'sender', 'door'],
    'sender',
    'whose label lets goods be left without a receiver: none, one that the sender’s desk read, or one read at the door too',
  ),
})
