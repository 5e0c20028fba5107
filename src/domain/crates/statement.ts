import { rule, type Reason } from '../policy/reason.ts'

/** What a party may say to a statement. */
export const statementAnswers = ['confirmed', 'contested'] as const
export type StatementAnswer = (typeof statementAnswers)[number]

/** What is wrong with an answer; whoever contests says what is wrong (CRAT-01). */
export const answerProblem = (answer: StatementAnswer, note: string | null): Reason | null =>
  answer === 'contested' && (note ?? '').trim() === '' ? rule('note', 'note_missing') : null
