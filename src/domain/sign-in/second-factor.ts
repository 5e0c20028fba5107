import type { Policy } from '../policy/policy.ts'
import { isAdminAccount } from '../policy/viewer.ts'

/**
 * Does the client's policy ask this account for a second factor? Who administers every client is an
 * administrator too.
 */
export const mustHaveSecondFactor = (
  { config, second_factor }: Pick<Policy, 'config' | 'second_factor'>,
  is_platform_admin: boolean,
): boolean =>
  second_factor === 'everybody' ||
  (second_factor === 'administrators' &&
    (is_platform_admin || config.admin || isAdminAccount(config.accountType)))

/**
 * A second factor as it was typed: a code of the app, or a recovery code as it was written; null
 * for neither.
 */
export const typedFactor = (
  text: string,
): { readonly kind: 'app' | 'recovery'; readonly code: string } | null => {
  const code = text.replace(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(code)) return { kind: 'app', code }
  return /^[a-z2-7]{16}$/.test(code) ? { kind: 'recovery', code } : null
}

/** How many recovery codes there are: each opens once. */
export const recoveryCodes = 10
