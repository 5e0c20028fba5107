import { expect, it } from 'vitest'
import { outcomeOf } from './steps.ts'

it.each([
  ['all passed', 0, { numPassedTests: 3, numFailedTests: 0 }, { passed: 3, failed: 0 }],
  ['some failed', 1, { numPassedTests: 3, numFailedTests: 2 }, { passed: 3, failed: 2 }],
  [
    'all passed but the run broke',
    1,
    { numPassedTests: 3, numFailedTests: 0 },
    { passed: 3, failed: 1 },
  ],
  ['no test ran', 0, { numPassedTests: 0, numFailedTests: 0 }, { passed: 0, failed: 1 }],
  ['no report was written', 0, undefined, { passed: 0, failed: 1 }],
])('counts a run in which %s', (_, exitCode, report, outcome) => {
  expect(outcomeOf(exitCode, report)).toEqual(outcome)
})
