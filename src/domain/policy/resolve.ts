import { policySchema, type Policy, type PolicyDocument } from './policy.ts'

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `over` laid on `under`: maps are merged key by key, everything else (lists too) is replaced. */
const overlay = (under: unknown, over: unknown): unknown => {
  if (!isMap(under) || !isMap(over)) return over === undefined ? under : over
  const merged = new Map(Object.entries(under))
  for (const [key, value] of Object.entries(over)) merged.set(key, overlay(merged.get(key), value))
  return Object.fromEntries(merged)
}

const wordOf = (own: string | null): string | null => (own?.trim() === '' ? null : own)

/** Blank words would leave a button without a name: the usual ones stand in their place. */
const spoken = (policy: Policy): Policy => {
  const { reject, rejected, notify } = policy.wording
  return {
    ...policy,
    wording: { reject: wordOf(reject), rejected: wordOf(rejected), notify: wordOf(notify) },
  }
}

/**
 * The effective policy: the client's document with the user's laid over it. Throws a ZodError that
 * names a field that is no setting.
 */
export const resolvePolicy = (client: PolicyDocument, user: PolicyDocument = {}): Policy => {
  // A client's document that is no map must not vanish behind the user's.
  if (!isMap(client)) return policySchema.parse(client)
  const { sources: _sources, ...settings } = client
  return spoken(policySchema.parse(overlay(settings, user)))
}
