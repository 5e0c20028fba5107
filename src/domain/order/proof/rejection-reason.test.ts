import { expect, it } from 'vitest'
import { remarkOfRejection } from './rejection-reason.ts'

const rules = { is_open: true, remarks_mandatory_field: [], category_required: false }

it.each<[string, Partial<Parameters<typeof remarkOfRejection>[1]>, object | null]>([
  ['a remark', {}, { text: 'Wrong place', categories: [] }],
  [
    'a remark of the category Other, where one is due',
    { category_required: true },
    { text: 'Wrong place', categories: ['Other'] },
  ],
  ['no remark, where no further one is taken', { is_open: false }, null],
  ['no remark, where it needs more than a text', { remarks_mandatory_field: ['truck'] }, null],
])('an offered reason of a rejection is %s [EPOD-07] [REM-03] [REM-08]', (_what, more, remark) => {
  expect(remarkOfRejection('Wrong place', { ...rules, ...more })).toEqual(remark)
})
