import { describe, expect, it } from 'vitest'
import { aPolicy, aViewer, clock, created, did, recorded } from '../../testing/factories.ts'
import type { PolicyDocument } from '../../policy/policy.ts'
import type { Viewer } from '../../policy/viewer.ts'
import { decide } from '../decide.ts'
import type { OrderEvent } from '../events.ts'
import { replay } from '../evolve.ts'
import type { Order } from '../order.ts'
import type { Entered } from './new-order.ts'
import { valuesChanged } from './take-back.ts'

type Corrected = Extract<OrderEvent, { type: 'corrected' }>['data']

const open = { editable: { driver: true, tat: true } }
const edited = (fields: Partial<Entered>): OrderEvent => ({ type: 'edited', data: { fields } })
const truck = edited({ truck_number: 'KA05', driver: { name: 'Asha', contact: ['9876500009'] } })

const corrected = (data: Corrected): OrderEvent => ({ type: 'corrected', data })

const nobody = { name: '', contact: [] }

/** What taking back the first edit of such a log comes to. */
const takenBack = (
  events: readonly OrderEvent[],
  viewer: Viewer = aViewer(),
  document: PolicyDocument = open,
) => {
  const log = recorded([created(), ...events])
  // A log with its creation is an order.
  const order = replay(log) as Order
  const command = { type: 'take_back_edit', rev: 2, log } as const
  return { log, outcome: decide(order, command, viewer, aPolicy(document), clock) }
}

describe('taking back what a change of many orders did to one', () => {
  it('is an ordinary edit to the values before, and to no others [DESK-26]', () => {
    const { log, outcome } = takenBack([truck])
    const before = replay(log.slice(0, 1))
    expect(outcome).toEqual([
      edited({ truck_number: before?.truck_number ?? '', driver: before?.driver ?? nobody }),
    ])
    expect(replay(recorded([created(), truck, ...(outcome as OrderEvent[])]))).toEqual({
      ...before,
      rev: 3,
    })
  })

  it('gives back exactly what was, also where nobody could enter it any more [DESK-26]', () => {
    const bare = created({ truck_number: '', driver: { name: '', contact: [] }, spocs: [] })
    const log = recorded([bare, truck])
    const policy = aPolicy({ ...open, edit_needs: 'driver' })
    const order = replay(log) as Order
    const command = { type: 'take_back_edit', rev: 2, log } as const
    const before = replay(log.slice(0, 1))
    expect(decide(order, command, aViewer(), policy, clock)).toEqual([
      edited({ truck_number: before?.truck_number ?? '-', driver: { name: '', contact: [] } }),
    ])
  })

  it.each<[string, OrderEvent]>([
    ['another field was changed', edited({ client: 'Other' })],
    [
      'it was written about',
      { type: 'notified', data: { notificationType: 'sms', status: 'kept' } },
    ],
    ['it has a photo', did.photo('a')],
    ['it has a remark', did.remarked('On the way')],
    [
      'another field was put right',
      corrected({ field: 'quantity', before: null, after: 5, reason: 'Miscounted' }),
    ],
  ])('happens although %s since [DESK-26]', (_what, since) => {
    expect(takenBack([truck, since]).outcome).toHaveLength(1)
  })

  it.each<[string, OrderEvent, object]>([
    ['the vehicle was changed again', edited({ truck_number: 'GJ01' }), { code: 'changed_again' }],
    [
      'one of its fields was, among others',
      edited({ client: 'Other', driver: { name: 'Ravi', contact: [] } }),
      { code: 'changed_again', params: ['u-1'] },
    ],
    [
      'the vehicle was put right with a reason',
      corrected({ field: 'truck_number', before: 'KA05', after: 'GJ01', reason: 'Misread' }),
      { code: 'changed_again', params: ['u-1'] },
    ],
    [
      'a person was erased',
      { type: 'erased', data: { values: [], reason: 'asked', parts: [] } },
      { code: 'erased_since' },
    ],
    ['it was received', did.received, { code: 'already_received' }],
    ['it was rejected', did.rejected, { code: 'already_rejected' }],
    ['it was taken out', { type: 'withdrawn', data: { import_id: 'i' } }, { code: 'withdrawn' }],
  ])('does not happen where %s since, and says so [DESK-26]', (_what, since, reason) => {
    expect(takenBack([truck, since]).outcome).toMatchObject({
      refused: [{ kind: 'done', ...reason }],
      record: [],
    })
  })

  it.each<[string, OrderEvent, Viewer, PolicyDocument, string]>([
    [
      'the carrier, where the time is the desk’s',
      edited({ eta_hrs: 12, tat: 43_200_000 }),
      aViewer({ kind: 'vendor', transporter: 'Roadrunner' }),
      open,
      'forbidden',
    ],
    [
      'an account that writes nothing',
      truck,
      aViewer(),
      { config: { disable: 'write' } },
      'forbidden',
    ],
    [
      'an account that edits no driver',
      truck,
      aViewer(),
      { editable: { driver: false } },
      'forbidden',
    ],
  ])('is not for %s [DESK-26]', (_who, edit, viewer, document, kind) => {
    const { outcome } = takenBack([edit], viewer, document)
    expect('refused' in outcome && outcome.refused[0].kind).toBe(kind)
  })

  it('is of an edit and of nothing else [DESK-26]', () => {
    expect(takenBack([did.remarked('x')]).outcome).toMatchObject({
      refused: [{ code: 'touched_since' }],
    })
  })
})

describe('the values before an edit', () => {
  it('are read from the log, with those after it [DESK-25]', () => {
    const log = recorded([created(), truck])
    expect(valuesChanged(log)).toEqual([
      { field: 'truck_number', before: 'MH12AB1234', after: 'KA05' },
      {
        field: 'driver',
        before: { name: 'Ravi', contact: ['9876500001'] },
        after: { name: 'Asha', contact: ['9876500009'] },
      },
    ])
  })

  it('are there for an edit alone [DESK-25]', () => {
    expect(valuesChanged(recorded([created()]))).toEqual([])
    expect(valuesChanged(recorded([created(), truck, did.remarked('x')]))).toEqual([])
  })
})
