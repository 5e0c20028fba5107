import { isProtected } from '../location/address.ts'
import { lastWords } from './last-words.ts'

/** Return URL: where a tab keeps the address that was opened before anybody was signed in there. */
export const ASKED_FOR = 'epod_asked_for'
let isLeft = false

/** After a log-out no return URL is kept, until somebody signs in again. */
export const leave = async (is_left = true): Promise<void> => {
  isLeft = is_left
}
lastWords.add(leave)

/** Keeps this address as the return URL; `as` is whose session ended here, empty for nobody's. */
export const askFor = (as = ''): void => {
  const { pathname, search } = location
  try {
    if (!isLeft && isProtected(pathname))
      sessionStorage.setItem(ASKED_FOR, `${pathname}${search} ${as}`)
  } catch {
    // Site data is blocked.
  }
}
