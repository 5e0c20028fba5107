import type { Deps } from '../deps.ts'

/** What the process ends with; `docs/command-line.md` says the same. */
export const exitCodes = {
  done: 0,
  /** It cannot be done, or was refused: nothing changed. */
  refused: 1,
  /** Called wrongly: no such command, option or number of arguments. */
  misused: 2,
  /** Done, and something was found that somebody should look at. */
  found: 3,
} as const

/** What came of a command: for people as lines, for programs as JSON. */
export interface Outcome {
  readonly exit: (typeof exitCodes)[keyof typeof exitCodes]
  readonly lines: readonly string[]
  readonly result: unknown
}

/** What stands behind a command's name. */
export interface Given {
  /** One for each of `takes`. */
  readonly values: readonly string[]
  /** By name; a switch that was given is ''. */
  readonly options: Readonly<Record<string, string | undefined>>
}

/** A command as help describes it. */
export interface Described {
  readonly name: string
  /** Its arguments, in their order. */
  readonly takes: readonly string[]
  /** Its options: what each takes (null for a switch), and what it says. */
  readonly options: Readonly<Record<string, { readonly takes: string | null; says: string }>>
  readonly says: string
}

/** One command of the command line. */
export interface ConsoleCommand extends Described {
  readonly run: (deps: Deps, given: Given) => Promise<Outcome>
}

/** Wrong use of the command line: what is wrong, in a sentence. */
export class Misused extends Error {}

/** A command that was done. */
export const done = (lines: readonly string[], result: unknown): Outcome => ({
  exit: exitCodes.done,
  lines,
  result,
})
