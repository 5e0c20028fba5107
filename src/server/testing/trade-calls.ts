/** What the trade reads and writes of an order: each call, and its body. */
export const tradeCalls: readonly [
  call: string,
  body?: (order: { readonly _id: string; readonly identifier: string }) => object,
][] = [
  ['GET /orders/{id}/epcis'],
  ['GET /epcis/events?perPage=100'],
  ['GET /orders/{id}/status-message?format=iftsta&receiver=X&scac=AB'],
  [
    'POST /download/status-messages',
    ({ _id }) => ({ order_ids: [_id], format: 'x12-214', receiver: 'XY', scac: 'AB' }),
  ],
  [
    'POST /epcis/capture',
    ({ identifier }) => ({
      type: 'EPCISDocument',
      schemaVersion: '2.0',
      epcisBody: { eventList: [{ bizTransactionList: [{ bizTransaction: identifier }] }] },
    }),
  ],
  ['GET /epcis/capture/{id}'],
  ['POST /labels/read', () => ({ text: '403R-7' })],
]
