/** The page that a reference alone opens, where it stands behind a question mark. */
export const QUERY_PAGE = '/r'

/** A reference and, where the address names one, the sender's registered header. */
export interface ShortAddress {
  readonly header: string | null
  readonly ref: string
}

const ofQuery = /^\/r\/?$/
const ofHeader = /^\/([A-Z]{3,6})\/([\w-]{22})\/?$/

/**
 * What a short address asks for: `/r?{ref}` or `/{HEADER}/{ref}`; null for every other. What apps
 * hang on behind an address is no part of the reference.
 */
export const shortAddress = (pathname: string, search: string): ShortAddress | null => {
  if (ofQuery.test(pathname)) {
    const [ref] = search.slice(1).split(/[&=]/)
    return ref ? { header: null, ref } : null
  }
  const [, header, ref] = ofHeader.exec(pathname) ?? []
  return header && ref ? { header, ref } : null
}

/** Is this the path of a page that a reference alone opens, whatever stands behind it? */
export const isShortPage = (pathname: string): boolean =>
  ofQuery.test(pathname) || ofHeader.test(pathname)
