import { describe, expect, it } from 'vitest'
import type { Recorded } from './events.ts'
import { english } from '../words/catalogue.ts'
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
      ),
    ).toEqual({ title: 'Remark', detail: 'Asha: Damaged · Wet box', by: 'by office' })
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
      ),
    ).toEqual({
      title: 'Received',
      detail: 'Confirmed by one-time password',
      by: 'by Receiver’s link',
    })
  })
  it('tells nothing of a one-time password but that it was sent', () => {
    const told = eventSummary(
      event({
        type: 'otp_sent',
        data: { nonce: 'secret', contacts: ['9876543210'], expires_at: '2018-10-03T09:10:00.000Z' },
      }),
      english,
    )
    expect(told).toEqual({ title: 'One-time password sent', detail: '', by: 'by office' })
  })
  it.each([
    ['delivered', 'email: Message Delivered'],
    ['not_delivered', 'email: Not Delivered'],
    ['kept', 'email: kept, no provider is set'],
  ] as const)('says of a message that is %s what became of it [SHAR-05]', (status, detail) => {
    const notified = event({ type: 'notified', data: { notificationType: 'email', status } })
    expect(eventSummary(notified, english).detail).toBe(detail)
  })
  it('names what an edit changed, each part once [EDIT-05]', () => {
    expect(
      eventSummary(
        event({
          type: 'edited',
          data: { fields: { truck_number: 'KA05', tat: 1, tat_f: 1, eta_hrs: 1, spocs: [] } },
        }),
        english,
      ).detail,
    ).toBe('Truck number, TAT, Receivers')
  })
  it('shows one of a later version by its name', () => {
    expect(
      eventSummary(event({ type: 'weighed', data: {} } as unknown as Recorded), english).title,
    ).toBe('weighed')
  })
})
