import { ApiFailure } from '../../lib/api/failure.ts'

/** What a refused call says of single fields, by their names; nothing where it says none. */
export const refusedFields = (thrown: unknown): Record<string, string> =>
  thrown instanceof ApiFailure
    ? Object.fromEntries(thrown.errors.map(({ field, message }) => [field, message]))
    : {}
