import { expect, it } from 'vitest'
import { aPolicy } from '../../testing/factories.ts'
import type { FreeValues } from '../order.ts'
import { inKnownChoices } from './known-choices.ts'

const described = { values: [], disabled: false }
const policy = aPolicy({
  order_module_config: {
    additional_field_in_epod: [
      {
        ...described,
        key: 'status',
        label: 'Status',
        field_type: 'list',
        values: ['Whole', 'Others'],
      },
      { ...described, key: 'gate', label: 'Gate', field_type: 'text' },
    ],
  },
})
const remark = (custom_fields: FreeValues) => ({
  type: 'remark' as const,
  by: '',
  text: 'x',
  categories: [],
  custom_fields,
  extra_fields: custom_fields,
})

it.each<[FreeValues, FreeValues]>([
  [{ status: 'oThErs' }, { status: 'Others' }],
  [{ status: ' whole ' }, { status: 'Whole' }],
  [{ status: 'Whole' }, { status: 'Whole' }],
  // What is no choice is for the rules to refuse.
  [{ status: 'Bogus' }, { status: 'Bogus' }],
  [{ status: '' }, { status: '' }],
  [{ status: null }, { status: null }],
  [{ gate: 'others' }, { gate: 'others' }],
  [
    { unknown: 'others', boxes: 3 },
    { unknown: 'others', boxes: 3 },
  ],
])('a choice of a list is known as the list writes it: %j [REM-03] [REM-07]', (said, known) =>
  expect(inKnownChoices(remark(said), policy)).toEqual(remark(known)),
)

it('leaves every other command as it is [REM-07]', () => {
  const command = { type: 'rating' as const, client_rating: 4 }
  expect(inKnownChoices(command, policy)).toBe(command)
})
