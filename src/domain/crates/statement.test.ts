import { expect, it } from 'vitest'
import { answerProblem } from './statement.ts'
import { inEnglish } from '../testing/in-english.ts'

it.each([
  ['confirmed', null, null],
  ['contested', 'One came back', null],
  ['contested', null, 'Please say what is wrong'],
  ['contested', '  ', 'Please say what is wrong'],
] as const)('%s with the note %j: %j [CRAT-01]', (answer, note, message) => {
  const problem = answerProblem(answer, note)
  expect(problem && inEnglish(problem)).toBe(message)
  if (problem) expect(problem).toMatchObject({ kind: 'rule', field: 'note' })
})
