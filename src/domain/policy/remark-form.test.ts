import { describe, expect, it } from 'vitest'
import { aPolicy } from '../testing/factories.ts'
import { mandatoryRemarkFields, remarkCategories, remarkFields } from './remark-form.ts'

const described = {
  key: 'status_remark',
  label: 'Status remark',
  field_type: 'list' as const,
  values: ['Whole', 'Others'],
}

it('knows the nine categories of a receiver [REM-02]', () => {
  expect(remarkCategories).toEqual([
    'Ontime delivery',
    'Intact',
    'Delayed delivery',
    'Damaged',
    'Items are missing',
    'Wrong Item',
    'Expired Items',
    'Poor Service',
    'Other',
  ])
})

describe('the fields of a remark', () => {
  it('are none where the policy names none [REM-07]', () =>
    expect(remarkFields(aPolicy({}))).toEqual([]))

  it('are the described ones, marked where one of them must be filled [REM-03] [REM-07]', () => {
    const policy = aPolicy({
      order_module_config: {
        remarks_mandatory_field: ['status_remark'],
        additional_field_in_epod: [
          described,
          { ...described, key: 'seal', field_type: 'text', disabled: true },
        ],
      },
    })
    expect(remarkFields(policy)).toEqual([
      { ...described, disabled: false, mandatory: true },
      { ...described, key: 'seal', field_type: 'text', disabled: true, mandatory: false },
    ])
  })

  it('hold a mandatory one that nobody described, as text, for without it no remark could be made [REM-03]', () => {
    expect(
      remarkFields(aPolicy({ order_module_config: { remarks_mandatory_field: ['gate'] } })),
    ).toEqual([
      {
        key: 'gate',
        label: 'gate',
        field_type: 'text',
        values: [],
        disabled: false,
        mandatory: true,
      },
    ])
  })

  it('are the user’s own mandatory ones before the client’s [REM-03]', () => {
    expect(
      mandatoryRemarkFields(
        aPolicy(
          { order_module_config: { remarks_mandatory_field: ['a'] } },
          { config: { remarks_mandatory_field: ['b'] } },
        ),
      ),
    ).toEqual(['b'])
  })
})
