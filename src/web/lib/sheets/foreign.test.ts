import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { bulkWords as say } from '../../../domain/words/bulk.ts'
import { foreignIn } from './foreign.ts'
import { readSheet } from './read.ts'

const names = Array.from({ length: 60 }, (_, n) => `xmlns:n${n}="urn:oasis:names:tc:${n}"`).join(
  ' ',
)
const excel_xml = '<?xml version="1.0"?>\r\n<?mso-application progid="Excel.Sheet"?>\r\n<Workbook/>'
const excel_page =
  '<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><table>'

describe('a spreadsheet that is not read', () => {
  it.each([
    ['xml_2003', excel_xml],
    ['xml_2003', '<ss:Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">'],
    [
      'fods',
      `<?xml version="1.0"?><office:document ${names} office:mimetype="application/vnd.oasis.opendocument.spreadsheet">`,
    ],
    ['web_page', excel_page],
    ['web_page', '\n <!-- made --> <!-- so -->\n<TABLE border=1><tr>'],
    ['web_page', '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN"><html>'],
    ['web_page', '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C"><html>'],
    ['web_page', '<meta http-equiv="Content-Type"><style></style><table>'],
    ['web_page', 'MIME-Version: 1.0\r\nContent-Type: multipart/related; type="text/html"'],
    [null, 'LR No.;Client\n<html>;A'],
    [null, '<LR No.>;Client'],
    [null, '<5 t;<10 t'],
    [null, '<?xml version="1.0"?><orders/>'],
    [null, 'MIME-Version: 1.0\r\nContent-Type: text/plain'],
    [null, ''],
  ])('is known as %s by what it holds [DESK-16]', (kind, text) => {
    expect(foreignIn(text)).toBe(kind)
  })

  it.each([
    ['xml_2003', 'orders.xls', new Blob([excel_xml])],
    ['web_page', 'orders.xls', new Blob([excel_page])],
    ['web_page', 'orders.csv', new Blob(['\uFEFF', excel_page])],
    [
      'fods',
      'orders.ods',
      new Blob(['<office:document a="application/vnd.oasis.opendocument.spreadsheet">']),
    ],
  ] as const)(
    'is refused as %s, with the way out, though it is called %s [DESK-16]',
    async (kind, name, blob) => {
      await expect(readSheet(new File([blob], name))).rejects.toThrow(
        say.foreign(say.foreigners[kind]),
      )
      expect(say.foreign('')).toContain('Save as .xlsx')
    },
  )

  it('is refused as a binary workbook by its parts [DESK-16]', async () => {
    const zip = new ZipFile()
    for (const name of ['[Content_Types].xml', 'xl/workbook.bin', 'xl/worksheets/sheet1.bin'])
      zip.addBuffer(Buffer.from('x'), name)
    zip.end()
    const bytes = await buffer(zip.outputStream)
    await expect(readSheet(new File([Uint8Array.from(bytes)], 'a.xlsx'))).rejects.toThrow(
      say.foreign(say.foreigners.xlsb),
    )
  })

  it('is none where the text is long and begins with a sign [DESK-16]', () => {
    expect(foreignIn(`<!--${'-'.repeat(5_000_000)}`)).toBeNull()
    expect(foreignIn('<!-- --> '.repeat(500_000))).toBeNull()
  })
})
