/** The page's own address, without a code. */
export const PAGE = '/mobile_add'

/** The single-use code in the page's address; null without one. */
export const codeIn = (pathname: string): string | null => {
  const [, page, code = ''] = pathname.split('/')
  return `/${page}` === PAGE && code !== '' ? code : null
}
