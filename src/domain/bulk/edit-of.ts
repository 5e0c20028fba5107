const said = (value: unknown): unknown => {
  if (value === 'NA') return undefined
  if (Array.isArray(value)) {
    const list = value.map(said).filter((one) => one !== undefined)
    return list.length > 0 ? list : undefined
  }
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value)
    .map(([key, inner]): [string, unknown] => [key, said(inner)])
    .filter(([, inner]) => inner !== undefined)
  return own.length > 0 ? Object.fromEntries(own) : undefined
}

/**
 * What an order of a file changes of the one that the account has: what the file says, and nothing
 * that was only filled in (BULK-11).
 */
export const editOf = ({
  identifier: _number,
  ...input
}: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  (said(input) ?? {}) as Record<string, unknown>
