import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A run of the tests, and the names of those that failed in it and passed when tried again. */
export interface UnsteadyRun {
  readonly at: string
  readonly tests: readonly string[]
}

const RUNS = 20

function runsIn(file: string): UnsteadyRun[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as UnsteadyRun[]
  } catch {
    return []
  }
}

/**
 * Adds a run to the list that is kept of the last ones, and answers what there is to say: each
 * unsteady test of this run and in how many of the last it was, then those of earlier runs.
 */
export function noteUnsteady(file: string, run: UnsteadyRun): string[] {
  const runs = [run, ...runsIn(file)].slice(0, RUNS)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(runs, null, 2)}\n`)
  const times = new Map<string, number>()
  for (const name of runs.flatMap(({ tests }) => tests)) times.set(name, (times.get(name) ?? 0) + 1)
  const said = [...times].map(([name, count]) => ({
    isOfThisRun: run.tests.includes(name),
    line: `${name} (${count} of the last ${runs.length} runs)`,
  }))
  return [
    ...said.filter(({ isOfThisRun }) => isOfThisRun).map(({ line }) => `UNSTEADY: ${line}`),
    ...said.filter(({ isOfThisRun }) => !isOfThisRun).map(({ line }) => `lately unsteady: ${line}`),
  ]
}
