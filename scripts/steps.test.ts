import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { failureOf } from './failed-tests.ts'
import { outcomeOf, unmatched, type Report } from './steps.ts'

const counted = (passed: number, failed: number): Report => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [],
})

it.each([
  ['all passed', 0, counted(3, 0), { passed: 3, failed: 0 }],
  ['some failed', 1, counted(3, 2), { passed: 3, failed: 2 }],
  ['all passed but the run broke', 1, counted(3, 0), { passed: 3, failed: 1 }],
  ['no test ran', 0, counted(0, 0), { passed: 0, failed: 1 }],
  ['no report was written', 0, undefined, { passed: 0, failed: 1 }],
])('counts a run in which %s', (_, exitCode, report, outcome) => {
  expect(outcomeOf(exitCode, report)).toEqual({ ...outcome, unsteady: [], failures: [] })
})

it('knows which steps that were asked for there are none of', () => {
  const steps = [{ title: 'Pages in Chromium' }, { title: 'Byte budgets' }]
  expect(unmatched(steps, [])).toEqual([])
  expect(unmatched(steps, ['Pages', 'last minutes'])).toEqual(['last minutes'])
})

it('keeps of a failure what failed and the first lines of why', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
  expect(failureOf('a.test.ts: adds', [{ message: 'too late' }])).toBe(
    'a.test.ts: adds\n    too late',
  )
  expect(failureOf('a.test.ts: adds', [{ message: long }]).split('\n')).toHaveLength(7)
  expect(
    failureOf('a.test.ts: adds', [{ message: 'no', diff: '\u001B[32m- 2\u001B[39m\n\n+ 3' }]),
  ).toBe('a.test.ts: adds\n    no\n    - 2\n    + 3')
  expect(outcomeOf(1, counted(3, 0), ['outside of any test']).failures).toEqual([
    'outside of any test',
  ])
})

it('names the tests that failed at first and passed when tried again', () => {
  const tests = [
    { fullName: 'steady', status: 'passed', failureMessages: [] },
    { fullName: 'at the second try', status: 'passed', failureMessages: ['too late'] },
    { fullName: 'broken', status: 'failed', failureMessages: ['wrong'] },
  ]
  const report = {
    ...counted(2, 1),
    testResults: [{ name: resolve('e2e/page.test.ts'), assertionResults: tests }],
  }
  expect(outcomeOf(1, report).unsteady).toEqual(['e2e/page.test.ts: at the second try'])
})
