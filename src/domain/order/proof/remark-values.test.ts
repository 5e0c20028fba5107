import { describe, expect, it } from 'vitest'
import { remarkCategories } from '../../policy/remark-form.ts'
import { aPolicy } from '../../testing/factories.ts'
import { inEnglish } from '../../testing/in-english.ts'
import { words } from '../../testing/words.ts'
import { remarkReason } from './remark.ts'
import type { decideRemark } from './remark.ts'

type Input = Partial<Parameters<typeof decideRemark>[0]>
const fields = [
  { key: 'status_remark', label: 'Status remark', field_type: 'list', values: ['Whole', 'Others'] },
  { key: 'boxes', label: 'Boxes', field_type: 'number' },
  { key: 'opened_on', label: 'Opened on', field_type: 'date' },
  { key: 'gate', label: 'Gate', field_type: 'text' },
  { key: 'seal', label: 'Seal', field_type: 'text', disabled: true },
] as const
const policy = aPolicy({
  order_module_config: {
    additional_field_in_epod: fields.map((field) => ({ values: [], ...field })) as never,
  },
})
const why = (input: Input): [string | undefined, string] | null => {
  const reason = remarkReason(
    {
      type: 'remark',
      by: '',
      text: 'fine',
      categories: [],
      custom_fields: {},
      extra_fields: {},
      ...input,
    },
    policy,
  )
  return reason && [reason.field, inEnglish(reason)]
}

describe('what a remark says', () => {
  it('is of the list of categories, in every policy [REM-02]', () => {
    expect(why({ categories: ['Nope'] })).toEqual([
      'remarks.categories',
      words.remark_category_missing,
    ])
    expect(why({ categories: ['Intact', 'intact'] })?.[0]).toBe('remarks.categories')
    expect(why({ categories: [...remarkCategories] })).toBeNull()
  })

  it.each<[Input, string, string]>([
    [
      { extra_fields: { condition: 'intact,damaged' } },
      'extra_fields.condition',
      'Goods condition: must be one of intact, damaged, shortage, damaged + shortage',
    ],
    [
      { extra_fields: { condition: 'nonsense' } },
      'extra_fields.condition',
      'Goods condition: must be one of intact, damaged, shortage, damaged + shortage',
    ],
    [
      { extra_fields: { delivery: 'whenever' } },
      'extra_fields.delivery',
      'Delivery: must be one of ontime, delayed',
    ],
  ])('of goods and delivery is of their lists: %j [COND-01] [COND-02]', (input, field, message) =>
    expect(why(input)).toEqual([field, message]),
  )

  it.each<[Record<string, string | number | boolean | null>, string]>([
    [{ status_remark: 'Bogus' }, 'Status remark: must be one of Whole, Others'],
    [{ boxes: 'abc' }, 'Boxes must be a number'],
    [{ boxes: '12,5' }, 'Boxes must be a number'],
    [{ boxes: true }, 'Boxes must be a number'],
    [{ boxes: 'x12' }, 'Boxes must be a number'],
    [{ boxes: '.x' }, 'Boxes must be a number'],
    [{ opened_on: 'soon' }, 'Opened on: Enter a valid date'],
    [{ opened_on: '2026-02-30' }, 'Opened on: Enter a valid date'],
    [{ opened_on: '2026-11-20Tx' }, 'Opened on: Enter a valid date'],
    [{ seal: 'S1' }, 'Seal is not filled in here'],
  ])('in a field that the client describes is of its kind: %j [REM-07]', (values, message) => {
    const [key = ''] = Object.keys(values)
    expect(why({ custom_fields: values })).toEqual([`remarks.custom_fields.${key}`, message])
    // Mandatory fields are found there too (REM-03).
    expect(why({ extra_fields: values })).toEqual([`remarks.extra_fields.${key}`, message])
  })

  it.each<[Record<string, string | number | boolean | null>]>([
    [{ status_remark: 'Whole' }],
    [{ status_remark: 'others' }],
    [{ boxes: 12 }],
    [{ boxes: ' 12.5 ' }],
    [{ boxes: '-12.25' }],
    [{ boxes: '.25' }],
    [{ opened_on: '2026-11-20' }],
    [{ opened_on: '2026-11-20T09:30:00Z' }],
    [{ gate: 'B 7' }],
    [{ boxes: '', opened_on: null, seal: ' ' }],
    [{ other: 'x' }],
  ])('is taken where it is: %j [REM-03] [REM-07]', (custom_fields) =>
    expect(why({ custom_fields })).toBeNull(),
  )
})
