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
  hold_keeps: 'A legal hold stands or stood on this, so it is not taken out',
  erasure_begun: 'The person’s data are being erased',
  erasure_goes_on: 'This person’s data are being erased already',
  erasure_without_photos:
    'This person’s data are being erased already, without these photos; please ask again once that is done',
  erasure_held: 'A legal hold stands on this, so nothing of it is erased',
  erasure_nobody: 'Please give a telephone number, an e-mail address or a name',
  erasure_unfit: 'This cannot be a person’s, as orders keep it',
  erasure_why_needed: 'Please say why',
  erasure_why_names: 'The reason is kept for good and must not name the person',
  export_begun: 'The archive is being made; the bell tells when it is ready',
  export_under_way: 'An archive of this client is being made already',
  export_not_ready: 'This archive is not ready',
  range_not_there: 'The file has no such part',
})
