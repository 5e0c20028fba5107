import { isProtected } from '../location/address.ts'
import { lastWords } from './last-words.ts'

/** Where a tab keeps what was asked for before anybody was signed in there. */
export const ASKED_FOR = 'epod_asked_for'
let isLeft = false

/** Who leaves by an own act asks for nothing, until somebody signs in again. */
export const leave = async (is_left = true): Promise<void> => {
  isLeft = is_left
}
lastWords.add(leave)

/**
 * Remembers the address that nobody may see yet, and whose session was over there, if anybody's.
 */
export const askFor = (as = ''): void => {
  const { pathname, search } = location
  try {
    if (!isLeft && isProtected(pathname))
      sessionStorage.setItem(ASKED_FOR, `${pathname}${search} ${as}`)
  } catch {
    // Site data is blocked.
  }
}
