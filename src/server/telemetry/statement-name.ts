import type { DatabaseObserver } from '../stores/database/database.ts'

type Statement = Parameters<DatabaseObserver['leaving']>[0][number]

/** Statements that frame every transaction and say nothing of what it does. */
const frame = /^(?:begin|commit|rollback|act_for)/

/**
 * What a statement is called: its name, or else its verb and its first table. Never a word of its
 * values, which stand apart from its text.
 */
export const statementName = ({ name, text }: Pick<Statement, 'name' | 'text'>): string => {
  if (name !== undefined) return name
  const start = text.slice(0, 2_000)
  const [, verb = 'statement', first = ''] = /^\s*([a-z]+)\s+([a-z_]+)?/i.exec(start) ?? []
  if (verb === 'with') return `with ${first}`
  const [, table] = /\b(?:from|into|update|table|join)\s+"?([a-z_]+)"?/i.exec(start) ?? []
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`
}

/** The names of statements that left together, without the frame of their transaction. */
export const statementNames = (
  statements: readonly Pick<Statement, 'name' | 'text'>[],
): string[] => {
  const names = statements.map(statementName).filter((name) => !frame.test(name))
  return names.length > 0 ? names : ['frame']
}
