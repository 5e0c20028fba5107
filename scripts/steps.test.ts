import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { endedFile, failureOf, outsideFailure } from './failed-tests.ts'
import { endedFiles, outcomeOf, runStep, unmatched, type Report } from './steps.ts'

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

const ended = (signal: string) => ({
  message: '[vitest-pool]: Worker forks emitted error.',
  cause: {
    message: `Worker exited unexpectedly with signal ${signal} during started state while running test file ${resolve('src/a.test.ts')}`,
  },
})

it.each([
  ['SIGTRAP', 'src/a.test.ts'],
  ['SIGSEGV', 'src/a.test.ts'],
  ['SIGKILL', null],
])('knows the file whose process a fault of its own has ended: %s', (signal, file) => {
  expect(endedFile(outsideFailure(ended(signal)))).toBe(file)
})

it.each([
  ['one that was ended', 1, [outsideFailure(ended('SIGTRAP'))], ['src/a.test.ts']],
  ['a test that failed besides', 2, [outsideFailure(ended('SIGTRAP')), 'b.test.ts: adds'], []],
  ['a test that failed, of which nothing is told', 2, [outsideFailure(ended('SIGTRAP'))], []],
  ['another error outside of tests', 1, [outsideFailure({ message: 'no room' })], []],
  ['nothing', 0, [], []],
])('runs once more what was ended, and that alone: %s', (_what, failed, failures, files) => {
  expect(endedFiles({ passed: 9, failed, unsteady: [], failures })).toEqual(files)
})

it.each([
  ['passes then', 2, { passed: 11, failed: 0 }],
  ['is ended again', 0, { passed: 9, failed: 1 }],
])('counts what was run once more, and says so, where it %s', async (_how, passed, counts) => {
  const failure = outsideFailure(ended('SIGTRAP'))
  const report = (done: number): string => JSON.stringify(counted(done, 0))
  const code = `
    const { writeFileSync } = require('node:fs')
    const isAgain = process.argv.includes('src/a.test.ts')
    const isGood = isAgain && ${passed} > 0
    writeFileSync(process.env.EPOD_TEST_REPORT, isAgain ? ${JSON.stringify(report(passed))} : ${JSON.stringify(report(9))})
    writeFileSync(process.env.EPOD_TEST_FAILURES, isGood ? '[]' : ${JSON.stringify(JSON.stringify([failure]))})
    process.exitCode = isGood ? 0 : 1`
  const outcome = await runStep({
    title: 'A step',
    command: [process.execPath, '-e', code],
    tests: 'of-steps-test',
  })
  expect(outcome).toEqual({
    ...counts,
    unsteady: [failure],
    failures: counts.failed === 0 ? [] : [failure],
  })
})
