import { expect, it } from 'vitest'
import { remarkLack } from './remark-lack.ts'

type Said = Partial<Parameters<typeof remarkLack>[0]>
const lack = (said: Said, mandatory: readonly string[] = [], category_required = false) =>
  remarkLack({ text: '', categories: [], fields: {}, ...said }, { category_required, mandatory })

it('asks for a text where nothing else is asked, and blanks are none [REM-01]', () => {
  expect(lack({})).toBe('remark_missing')
  expect(lack({ text: '  ' })).toBe('remark_missing')
  expect(lack({ text: 'fine' })).toBeNull()
})

it('asks for a category first where the client does [REM-02]', () => {
  expect(lack({ text: 'fine' }, ['gate'], true)).toBe('remark_category_missing')
  expect(lack({ text: 'fine', categories: ['Intact'] }, [], true)).toBeNull()
})

it('asks for one of the mandatory fields, and of ‘others’ for its words [REM-03]', () => {
  expect(lack({ text: 'fine', fields: { gate: ' ' } }, ['gate', 'boxes'])).toBe(
    'mandatory_remark_missing',
  )
  expect(lack({ fields: { boxes: 0 } }, ['gate', 'boxes'])).toBeNull()
  const others = { fields: { status_remark: ' Others' } }
  expect(lack(others, ['status_remark'])).toBe('status_remark_missing')
  // Choices that were ticked stand behind the text, and explain nothing.
  expect(lack({ ...others, text: 'ontime,damaged' }, ['status_remark'])).toBe(
    'status_remark_missing',
  )
  expect(lack({ ...others, text: 'one box wet' }, ['status_remark'])).toBeNull()
})
