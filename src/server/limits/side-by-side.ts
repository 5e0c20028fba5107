/**
 * Structured concurrency: does `work` so many times side by side and waits for all of them, also
 * where one throws; then throws what the first of them did. What begins again, or stops, after that
 * finds none under way.
 */
export const sideBySide = async (count: number, work: () => Promise<void>): Promise<void> => {
  const ended = await Promise.allSettled(Array.from({ length: count }, work))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}
