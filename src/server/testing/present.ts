/** Asserts that something is there, for a test that cannot go on without it; answers it. */
export const present = <T>(value: T): NonNullable<T> => {
  if (value === null || value === undefined) throw new Error('It is not there')
  return value
}
