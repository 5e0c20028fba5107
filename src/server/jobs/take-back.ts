/**
 * Compensation: after an import that failed, takes back the files it had put, once it is certain
 * that none of its rows stand. A COMMIT whose answer was lost may have been done: the files stay
 * where rows are there, and where that cannot be told.
 */
export const removeUnlessImported = async (
  hasRows: () => Promise<boolean>,
  remove: () => Promise<void>,
): Promise<void> => {
  if (!(await hasRows().catch(() => true))) await remove()
}
