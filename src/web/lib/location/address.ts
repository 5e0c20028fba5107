/** Pages that need a session or a code in their address (AUTH-06). */
const protectedPaths: readonly string[] = [
  '/home',
  '/user-management',
  '/history',
  '/crates',
  '/analysis',
  '/admin',
  '/operations',
  '/account',
]

/** Is it the path of such a page, or of one client's in /admin, with or without a last slash? */
export const isProtected = (pathname: string): boolean =>
  protectedPaths.includes(pathname.replace(/\/$/, '')) || pathname.startsWith('/admin/')

/**
 * Where an address with a path behind `#` leads (AUTH-12): `/#/home?x=1` to `/home?x=1`. Null when
 * there is nothing to rewrite, or when what stands there is anything but a path of this very
 * origin.
 */
export const pathBehindHash = ({
  pathname,
  hash,
  origin,
}: Pick<Location, 'pathname' | 'hash' | 'origin'>): string | null => {
  const path = hash.slice(1)
  if (pathname !== '/' || !/^\/[^\\\s]*$/.test(path) || path.startsWith('//')) return null
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null
  return url?.origin === origin && !url.pathname.startsWith('//')
    ? `${url.pathname}${url.search}${url.hash}`
    : null
}

/** Whether a path is of a page outside the dashboard, with a document of its own. */
export const isOtherDocument = (path: string): boolean =>
  /^\/(public|mobile|training|verify)/.test(path)

/**
 * Takes the code out of a protected page's address: the code, and the address without it. Null when
 * there is none.
 */
export const codeInAddress = (address: string): { code: string; rest: string } | null => {
  const url = new URL(address, 'http://page.invalid')
  const code = url.searchParams.get('token')
  if (code === null || !isProtected(url.pathname)) return null
  url.searchParams.delete('token')
  return { code, rest: `${url.pathname}${url.search}${url.hash}` }
}
