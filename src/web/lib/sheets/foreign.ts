/** Kinds of spreadsheets that are not read, and that one program or another saves. */
export type Foreign = 'xlsb' | 'fods' | 'xml_2003' | 'web_page'

/** How far in a text is looked: a flat OpenDocument begins with thousands of letters of names. */
const HEAD = 16_384

/** What a text is that looks like no rows; by what it holds, whatever its file is called. */
export const foreignIn = (text: string): Foreign | null => {
  const head = text.slice(0, HEAD).replace(/^\s*(?:<!--[^]*?-->\s*)*/, '')
  if (/^MIME-Version:/i.test(head)) return /text\/html/i.test(head) ? 'web_page' : null
  if (!head.startsWith('<')) return null
  if (/urn:schemas-microsoft-com:office:spreadsheet|progid="Excel\.Sheet"/i.test(head))
    return 'xml_2003'
  if (head.includes('application/vnd.oasis.opendocument.spreadsheet')) return 'fods'
  return /^(?:<\?xml[^>]*>\s*)?(?:<!doctype[^>]*>\s*)?<(?:!doctype html|html|head|meta|title|link|style|body|div|center|font|table)\b/i.test(
    head,
  )
    ? 'web_page'
    : null
}
