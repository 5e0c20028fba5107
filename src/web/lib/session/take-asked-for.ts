import { isProtected } from '../location/address.ts'
import { ASKED_FOR, leave } from './asked-for.ts'
import { signedInAs } from './session-store.ts'

/**
 * Where signing in leads, once: to what was asked for before, unless that was somebody else's;
 * otherwise to /home (AUTH-05).
 */
export const takeAskedFor = (): string => {
  const kept = sessionStorage.getItem(ASKED_FOR) ?? '/home '
  sessionStorage.removeItem(ASKED_FOR)
  void leave(false)
  const [path = '', as = ''] = kept.split(/ (.*)/s)
  const isTheirs = as === '' || as === signedInAs()
  return isTheirs && isProtected(path.split('?')[0] ?? '') ? path : '/home'
}
