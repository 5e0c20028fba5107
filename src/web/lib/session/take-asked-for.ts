import { isProtected } from '../location/address.ts'
import { ASKED_FOR, leave } from './asked-for.ts'
import { signedInAs } from './session-store.ts'

const taken = (): string => {
  try {
    const kept = sessionStorage.getItem(ASKED_FOR) ?? '/home '
    sessionStorage.removeItem(ASKED_FOR)
    return kept
  } catch {
    // Site data is blocked.
    return '/home '
  }
}

/**
 * Where signing in leads: to the return URL, once, unless it was another user's; otherwise to /home
 * (AUTH-05).
 */
export const takeAskedFor = (): string => {
  const kept = taken()
  void leave(false)
  const [path = '', as = ''] = kept.split(/ (.*)/s)
  const isTheirs = as === '' || as === signedInAs()
  return isTheirs && isProtected(path.split('?')[0] ?? '') ? path : '/home'
}
