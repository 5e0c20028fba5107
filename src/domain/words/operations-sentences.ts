import { spoken } from './catalogue.ts'

/** What the API says of the installation, to those who run it: no page loads it. */
export const operationsSentences = /* @__PURE__ */ spoken('operationsSentences', {
  platform_only: 'Only who administers every client may see and do that',
  verification_begun: 'The log is being verified',
  verification_under_way: 'The log is being verified already',
  hold_begun: 'This is held from now on',
  hold_ended: 'The hold has ended',
  hold_order_unknown: 'There is no order of that number',
  held_already: 'This is held already',
  hold_ended_before: 'This hold had ended already',
})
