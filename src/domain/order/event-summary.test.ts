import { describe, expect, it } from 'vitest'
import type { Recorded } from './events.ts'
import { english, translateFrom } from '../words/catalogue.ts'
import { proofWords as hindiProof } from '../words/hi/proof-panel.ts'
import { labelWords } from '../words/labels.ts'
import { offlineWords } from '../words/offline.ts'
import { worded } from '../words/worded.ts'
import { eventSummary } from './event-summary.ts'

const event = (part: Partial<Recorded> & Pick<Recorded, 'type' | 'data'>): Recorded => ({
  v: 1,
  order_id: 'o',
  seq: 1,
  actor: { username: 'office', role: 'client', link_id: null },
  policy_version: 1,
  device_time: null,
  server_time: '2018-10-03T09:00:00.000Z',
  place: null,
  files: [],
  prev: '',
  ...part,
})

const expires_at = '2018-10-03T09:00:00.000Z'
const onItem = (item_no: string, text: string) => ({
  item_no,
  text,
  message: null,
  received_quantity: 1,
  recorded_unit: null,
  deviation: null,
})

describe('an event of the log', () => {
  it('says what happened, and by which account', () => {
    const data = {
      name: 'Asha',
      text: 'Wet box',
      categories: ['Damaged'],
      action_by: 'client',
      custom_fields: {},
      extra_fields: {},
      exception: true,
    } as const
    expect(
      eventSummary(
        event({ type: 'remarked', data: { ...data, categories: [...data.categories] } }),
        english,
        'Asia/Kolkata',
      ),
    ).toEqual({ title: 'Remark', detail: 'Asha: Damaged · Wet box', by: 'by office' })
  })
  it('tells a claim that differences opened in the reader’s language [SIDE-02] [L10N-01]', () => {
    const hindi = translateFrom((name) => ({ proofWords: hindiProof })[name as 'proofWords'])
    const none = { excess: 0, damaged: 0, wrong: 0, expired: 0 }
    const opened = event({
      type: 'claim_opened',
      data: {
        number: 1,
        origin: 'difference',
        text: null,
        differences: [{ ...none, line: 'A1', short: 2 }],
        owner: 'desk',
        due_at: expires_at,
        action_by: 'client',
      },
    })
    expect(eventSummary(opened, english, 'Asia/Kolkata').detail).toBe('A1: Short 2')
    expect(eventSummary(opened, hindi, 'Asia/Kolkata').detail).toBe(
      `A1: ${hindiProof.kinds.short} 2`,
    )
  })
  it('names the link of a person without an account', () => {
    const actor = { username: null, role: 'receiver', link_id: 'l' } as const
    expect(
      eventSummary(
        event({
          type: 'received',
          data: {
            through: 'otp',
            closer: null,
            geo_tag: { loc: null, action_by: 'receiver' },
            spoc: null,
          },
          actor,
        }),
        english,
        'Asia/Kolkata',
      ),
    ).toEqual({
      title: 'Received',
      detail: 'Confirmed by one-time password',
      by: 'by Receiver’s link',
    })
  })
  it.each<[string, Parameters<typeof event>[0], string, string]>([
    [
      'a proof that was turned down',
      { type: 'reviewed', data: { is_approved: false, level: 1, levels: 1 } },
      'Reviewed',
      'Proof rejected',
    ],
    [
      'a press on the way',
      { type: 'outbound', data: { geo_tag: { loc: [18, 73], action_by: 'driver' } } },
      'Trigger outbound',
      '',
    ],
    [
      'a press at the destination',
      {
        type: 'outbound',
        data: { geo_tag: { loc: [21, 79], action_by: 'driver' }, reached: true },
      },
      'Trigger outbound',
      'Reached the destination',
    ],
  ])('says of %s what it was [REVW-01] [EPOD-12]', (_case, what, title, detail) =>
    expect(eventSummary(event(what), english, 'Asia/Kolkata')).toMatchObject({ title, detail }),
  )
  it.each<[Parameters<typeof event>[0], string]>([
    [
      {
        type: 'items_remarked',
        data: { remarks: [onItem('A1', 'Wet boxes'), onItem('B2', 'Damaged Box')] },
      },
      'A1: Wet boxes · B2: Damaged Box',
    ],
    [
      {
        type: 'signed',
        data: { name: 'Asha', relation: 'Owner', url: 's', digest: 's', action_by: 'receiver' },
      },
      'Asha (Owner)',
    ],
    [
      {
        type: 'quantities_stated',
        data: {
          statement: 'delivered',
          lines: [
            { line: 'A1', quantity: 4, damaged: 1, wrong: 0, expired: 0, note: null },
            { line: 'B2', quantity: 7, damaged: 0, wrong: 0, expired: 0, note: null },
          ],
          action_by: 'driver',
        },
      },
      'Delivered: A1 4, B2 7',
    ],
    [
      {
        type: 'claim_opened',
        data: {
          number: 2,
          origin: 'dispute',
          text: 'Two boxes wet',
          differences: [],
          owner: 'desk',
          due_at: expires_at,
          action_by: 'receiver',
        },
      },
      'Two boxes wet',
    ],
    [{ type: 'claim_changed', data: { number: 2, owner: 'asha', due_at: expires_at } }, '2: asha'],
    [
      {
        type: 'claim_settled',
        data: { number: 2, decision: 'partly', note: 'One box', amount: 40 },
      },
      '2: Accepted in part',
    ],
    [
      {
        type: 'crates_counted',
        data: {
          event: 'pod_in',
          lot: 'L1',
          counts: [
            { key: 'big', label: 'Big', quantity: 3 },
            { key: 'small', label: 'Small', quantity: 0 },
          ],
        },
      },
      'POD crate in: Big 3, Small 0',
    ],
    [{ type: 'reopened', data: { reason: 'Wrong paper' } }, 'Wrong paper'],
    [
      {
        type: 'corrected',
        data: { field: 'ship_unit', before: 5, after: 4, reason: 'Typed wrong' },
      },
      'Units: 5 → 4 (Typed wrong)',
    ],
    [
      {
        type: 'corrected',
        data: {
          field: 'delivery_time',
          before: '2026-11-29T23:48:11.319Z',
          after: '2026-11-29T18:00:00.000Z',
          reason: 'Slip',
        },
      },
      'Received at: 30-11-2026 05:18 → 29-11-2026 23:30 (Slip)',
    ],
    [
      { type: 'corrected', data: { field: 'quantity', before: null, after: 95, reason: 'Slip' } },
      'Quantity: nothing → 95 (Slip)',
    ],
    [{ type: 'rated', data: { client_rating: 4 } }, '4 of 5'],
    [{ type: 'link_created', data: { link_id: 'l', party: 'tracking', expires_at } }, 'Tracking'],
    [{ type: 'chased', data: { step: 'photo', party: 'driver' } }, 'Photo of the papers: driver'],
    [
      { type: 'contact_status', data: { phone: '1', status: 'DELIVERED_TO_HANDSET' } },
      'Message Delivered',
    ],
  ])('tells what of %j matters [MGMT-03]', (what, detail) =>
    expect(eventSummary(event(what), english, 'Asia/Kolkata').detail).toBe(detail),
  )
  it.each<[Parameters<typeof event>[0], string]>([
    [
      {
        type: 'signed',
        data: { name: '', relation: '', url: '', digest: '', action_by: 'receiver' },
      },
      '',
    ],
    [
      { type: 'corrected', data: { field: 'ship_unit', before: null, after: null, reason: '' } },
      'Units',
    ],
    [
      {
        type: 'recorded_in_error',
        data: { act: 'closing', version: 1, reason: '', reported_by: 'asha' },
      },
      '(asha)',
    ],
    [{ type: 'items_remarked', data: { remarks: [onItem('A1', '')] } }, 'A1'],
    [
      {
        type: 'remarked',
        data: {
          name: null,
          text: '',
          categories: [],
          action_by: 'driver',
          custom_fields: {},
          extra_fields: {},
          exception: false,
        },
      },
      'Anonymous',
    ],
  ])('leaves no mark where the values of %j were erased [DATA-01] [MGMT-03]', (what, detail) =>
    expect(eventSummary(event(what), english, 'Asia/Kolkata').detail).toBe(detail),
  )
  it('tells a remark without a text by its categories alone [MGMT-03]', () => {
    const data = {
      name: null,
      text: '',
      categories: ['Damaged', 'Delayed'],
      action_by: 'receiver',
      custom_fields: {},
      extra_fields: {},
      exception: true,
    } as const
    expect(
      eventSummary(
        event({ type: 'remarked', data: { ...data, categories: [...data.categories] } }),
        english,
        'Asia/Kolkata',
      ).detail,
    ).toBe('Anonymous: Damaged · Delayed')
  })
  it('says that it came after closure only of what did [MGMT-03] [PROF-05]', () => {
    const rejected = (late: { late?: true }) =>
      eventSummary(
        event({
          type: 'rejected',
          data: { geo_tag: { loc: null, action_by: 'driver' }, ...late },
        }),
        english,
        'Asia/Kolkata',
      ).detail
    expect([rejected({}), rejected({ late: true })]).toEqual(['', english(offlineWords).late])
  })
  it.each([
    ['system', 'by the system'],
    ['driver', 'by Driver’s link'],
  ] as const)('names who did it without an account: %s [MGMT-03]', (role, by) =>
    expect(
      eventSummary(
        event({
          type: 'rated',
          data: { client_rating: 4 },
          actor: { username: null, role, link_id: null },
        }),
        english,
        'Asia/Kolkata',
      ).by,
    ).toBe(by),
  )
  it('says of a rejection what the policy calls it [EPOD-13]', () => {
    const own = worded(english, { reject: 'Not Received', rejected: 'Not Received' })
    const at = { loc: null, action_by: 'receiver' } as const
    expect([
      eventSummary(event({ type: 'rejected', data: { geo_tag: at } }), own, 'Asia/Kolkata').title,
      eventSummary(event({ type: 'rejected', data: { geo_tag: at } }), english, 'Asia/Kolkata')
        .title,
      own(labelWords).actions.reject,
    ]).toEqual(['Not Received', 'Rejected', 'Not Received'])
  })
  it('tells nothing of a one-time password but that it was sent', () => {
    const told = eventSummary(
      event({
        type: 'otp_sent',
        data: { nonce: 'secret', contacts: ['9876543210'], expires_at: '2018-10-03T09:10:00.000Z' },
      }),
      english,
      'Asia/Kolkata',
    )
    expect(told).toEqual({ title: 'One-time password sent', detail: '', by: 'by office' })
  })
  it.each([
    ['delivered', 'E-mail: Message Delivered'],
    ['not_delivered', 'E-mail: handed to the provider'],
    ['kept', 'E-mail: kept, no provider is set'],
  ] as const)('says of a message that is %s what became of it [SHAR-05]', (status, detail) => {
    const notified = event({ type: 'notified', data: { notificationType: 'email', status } })
    expect(eventSummary(notified, english, 'Asia/Kolkata').detail).toBe(detail)
  })
  it('names what an edit changed, each part once [EDIT-05]', () => {
    expect(
      eventSummary(
        event({
          type: 'edited',
          data: { fields: { truck_number: 'KA05', tat: 1, tat_f: 1, eta_hrs: 1, spocs: [] } },
        }),
        english,
        'Asia/Kolkata',
      ).detail,
    ).toBe('Truck number, TAT, Receivers')
  })
  it('shows one of a later version by its name', () => {
    expect(
      eventSummary(
        event({ type: 'weighed', data: {} } as unknown as Recorded),
        english,
        'Asia/Kolkata',
      ).title,
    ).toBe('weighed')
  })
})
