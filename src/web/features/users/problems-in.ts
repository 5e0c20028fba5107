import { ApiFailure } from '../../lib/api/failure.ts'
import type { UserProblems } from './user-fields.tsx'

/** Sentences of a refusal by field; null where it names none. */
export const problemsIn = (thrown: unknown): UserProblems | null =>
  thrown instanceof ApiFailure && thrown.errors.length > 0
    ? Object.fromEntries(thrown.errors.map(({ field, message }) => [field, message]))
    : null
