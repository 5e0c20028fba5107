import { expect, it } from 'vitest'
import { withChoices } from './condition.ts'
import { saidApart } from './said-apart.ts'

it.each<[string, string, string[]]>([
  ['One box is wet, delayed, damaged', 'One box is wet', ['delayed', 'damaged']],
  ['One box less than on the invoice,shortage', 'One box less than on the invoice', ['shortage']],
  ['One box is wet , delayed', 'One box is wet', ['delayed']],
  ['damaged, shortage', '', ['damaged', 'shortage']],
  ['damaged, said the driver', 'damaged, said the driver', []],
  ['Wet, Not Cold', 'Wet, Not Cold', []],
  ['', '', []],
])('takes the choices from the end of %j [REM-04]', (whole, text, choices) =>
  expect(saidApart(whole)).toEqual({ text, choices }),
)

it('undoes what the form has put together [REM-04]', () => {
  expect(saidApart(withChoices('Two are wet, one is open', 'ontime', ['damaged']))).toEqual({
    text: 'Two are wet, one is open',
    choices: ['ontime', 'damaged'],
  })
})
