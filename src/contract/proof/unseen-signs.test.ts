import { describe, expect, it } from 'vitest'
import { deliveryInput } from '../../domain/bulk/deliveries/delivery-input.ts'
import { epodBody } from './actions.ts'

/** Turns round whatever is shown after it, as a time and a name beside a remark. */
const TURNED = '\u202E'
const _id = '0190b6a0-0000-7000-8000-000000000001'

describe('signs of direction in what goes on record', () => {
  it.each([
    [
      { remarks: { by: `Asha${TURNED}`, text: `ok ${TURNED} 00:60 voN 10 -` } },
      { remarks: { by: 'Asha', text: 'ok  00:60 voN 10 -' } },
    ],
    [
      { missing: [{ text: `Two boxes${TURNED}`, qty: 2 }] },
      { missing: [{ text: 'Two boxes', qty: 2 }] },
    ],
    [
      { remarks: { text: 'ok' }, extra_fields: { [`seal${TURNED}`]: [`broken${TURNED}`] } },
      { extra_fields: { seal: ['broken'] } },
    ],
  ])('are left out by a call [SUMM-02]', (said, kept) => {
    expect(epodBody.parse({ _id, ...said })).toMatchObject(kept)
  })

  it('and breaks of lines are none of a name’s or a number’s [SUMM-02]', () => {
    const by = { remarks: { by: 'Asha\r\nRao', text: 'Two\nlines' } }
    expect(epodBody.parse({ _id, ...by })).toMatchObject({
      remarks: { by: 'Asha Rao', text: 'Two\nlines' },
    })
    const correction = { field: 'truck_number', value: 'KA01\tAB', reason: 'Typed' }
    expect(epodBody.parse({ _id, correction })).toMatchObject({ correction: { value: 'KA01 AB' } })
    const row = { identifier: 'LR\n1', outcome: 'received', at: '2026-11-29T10:00:00.000Z' }
    expect(deliveryInput.parse({ ...row, received_by: 'A\u0085B' })).toMatchObject({
      identifier: 'LR 1',
      received_by: 'A B',
    })
  })

  it('are left out of a file of deliveries [SUMM-02]', () => {
    const row = {
      identifier: 'LR-1',
      outcome: 'received',
      at: '2026-11-29T10:00:00.000Z',
      remark: `Torn${TURNED}`,
    }
    expect(deliveryInput.parse(row)).toMatchObject({ remark: 'Torn' })
  })
})
