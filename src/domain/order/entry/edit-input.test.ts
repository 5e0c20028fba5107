import { describe, expect, it } from 'vitest'
import { editInput } from './edit-input.ts'

describe('an edit as it is sent', () => {
  const input = editInput({})
  const wrong = (edit: unknown): string[] =>
    (input.safeParse(edit).error?.issues ?? []).flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')],
    )
  it.each([
    ['epod'],
    ['user'],
    ['ended'],
    ['review_status'],
    ['showRejectButton'],
    ['approval_status'],
    ['delivery_time'],
    ['trip_status'],
    ['challenge'],
    ['client_id'],
    ['profile'],
    ['constructor'],
    ['tat_f'],
  ])('is refused for %s, which nobody enters, by name [EDIT-02]', (field) =>
    expect(wrong({ [field]: true })).toEqual([field]),
  )
  it.each<[object, string]>([
    [{ truck_number: null }, 'truck_number'],
    [{ dispatch_time: '24:00' }, 'dispatch_time'],
    [{ dispatch_date: '' }, 'dispatch_date'],
    [{ eta_hrs: -1 }, 'eta_hrs'],
    [{ ship_unit: 0 }, 'ship_unit'],
    [{ value: 0 }, 'value'],
    [{ ship_weight: { unit: 'Kg' } }, 'ship_weight.weight'],
    [{ driver: { contact: 'x12' } }, 'driver.contact'],
    [{ spocs: 'x' }, 'spocs'],
    [{ source: { name: 1 } }, 'source.name'],
    [{ client: 'a\0b' }, 'client'],
  ])('is refused for %j by the rules of adding [EDIT-02]', (edit, field) =>
    expect(wrong(edit)).toEqual([field]),
  )
})
