import { codeInAddress, isOtherDocument, pathBehindHash } from '../location/address.ts'

let code: string | null = null

/**
 * Cleans the address before anything else runs: the path behind `#` moves to the front, a code
 * leaves the address and its history entry. A page outside the dashboard is asked for anew.
 */
export const cleanAddress = (): void => {
  const behind = pathBehindHash(location)
  const address = behind ?? `${location.pathname}${location.search}${location.hash}`
  const found = codeInAddress(address)
  code = found?.code ?? null
  if (behind !== null || found) history.replaceState(null, '', found?.rest ?? address)
  if (behind !== null && isOtherDocument(behind)) location.reload()
}

/** The code that the page was opened with, until it is used up; null without one. */
export const arrivalCode = (): string | null => code

/** Forgets the code: it is good for one exchange only. */
export const dropArrivalCode = (): void => {
  code = null
}
