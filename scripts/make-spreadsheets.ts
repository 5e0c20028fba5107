import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes the spreadsheets of test-data/spreadsheets with LibreOffice (apt-get install
 * libreoffice-calc-nogui), as people's programs write them.
 */
const target = 'test-data/spreadsheets'
const headers = [
  'LR No.',
  'Client',
  'Vehicle',
  'Driver Name',
  'Driver Contact',
  'Source',
  'Destination',
  'Dispatch Date',
  'Dispatch Time',
  'TAT (h)',
  'Receiver',
  'Receiver Contact',
  'Remark',
]

const text = (value: string): string =>
  value === ''
    ? '<table:table-cell/>'
    : `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`
const number = (value: number): string =>
  `<table:table-cell office:value-type="float" office:value="${value}"/>`
const date = (value: string): string =>
  `<table:table-cell table:style-name="date" office:value-type="date" office:date-value="${value}"/>`
const time = (value: string): string =>
  `<table:table-cell table:style-name="time" office:value-type="time" office:time-value="${value}"/>`
const length = (value: string): string =>
  `<table:table-cell table:style-name="length" office:value-type="time" office:time-value="${value}"/>`
const formula = (of: string): string => `<table:table-cell table:formula="of:${of}"/>`
const row = (...cells: string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`

/**
 * Dates, times and lengths as cells, as bare numbers and as text; formulas, one of which fails;
 * what is merged, hidden or blank.
 */
const sheet = `
  <table:table-column table:number-columns-repeated="12"/><table:table-column table:visibility="collapse"/>
  ${row('<table:table-cell table:number-columns-spanned="13" office:value-type="string"><text:p>Dispatches of November</text:p></table:table-cell>', '<table:covered-table-cell table:number-columns-repeated="12"/>')}
  ${row(text(''))}
  ${row(...headers.map(text))}
  ${row(text('LR-1'), text('Northwind &amp; Sons'), text('MH12AB1234'), text('Ravi'), number(9_876_543_210), text('Pune'), text('Nagpur'), date('2026-11-21'), time('PT09H30M00S'), number(48), text('Asha'), text('9876500001'), text('hidden'))}
  ${row(formula('=CONCATENATE(&quot;LR-&quot;;1+1)'), formula('=[.B4]'), text('MH12AB1234'), text('Ravi'), text('98765 43210'), text('Pune'), text('नागपुर'), date('2026-11-21T14:30:00'), text(''), length('PT48H00M00S'), text('Asha'), text('9876500001, 9876500002'), text(''))}
  ${row(text('LR-3'), text('Contoso'), text('MH12AB1234'), text('Ravi'), number(9_876_543_210), text('Pune'), text('Nagpur'), text('21/11/2026'), text('9:30 PM'), text('48 hrs'), text('Asha'), number(9_876_500_001), text(''))}
  ${row(text('LR-4'), text('Contoso'), text('MH12AB1234'), text('Ravi'), number(9_876_543_210), text('Pune'), text('Nagpur'), text('03/04/2026'), text('09:30'), number(48), text('Asha'), text('9876500001'), text(''))}
  ${row(text('LR-5'), text('Contoso'), formula('=1/0'), text('Ravi'), text('12345'), text('Pune'), text('Nagpur'), date('2026-11-21'), text('09:30'), number(48), text('Asha'), text('9876500001'), text(''))}
  ${row(text('  '), text('nobody'))}
  ${row(text('LR-6'), text('Two<text:line-break/>lines'), text(' MH12\u00A0AB1234 '), text('Ravi'), number(9_876_543_210), text('Pune'), text('Nagpur'), number(46_347), text('09:30'), number(48), text('Asha'), text('9876500001'), text(''))}
  <table:table-row table:number-rows-repeated="500" table:style-name="tall">${text('')}</table:table-row>`

/** A cell over three lines, one over two columns, and headers over two lines. */
const merged = `
  ${row('<table:table-cell table:number-rows-spanned="2" office:value-type="string"><text:p>LR No.</text:p></table:table-cell>', text('Client'), text('Source'), text('Vehicle'))}
  ${row('<table:covered-table-cell/>', text(''), text(''), text(''))}
  ${row(text('LR-1'), '<table:table-cell table:number-columns-spanned="2" office:value-type="string"><text:p>Contoso</text:p></table:table-cell>', '<table:covered-table-cell/>', '<table:table-cell table:number-rows-spanned="3" office:value-type="string"><text:p>MH12AB1234</text:p></table:table-cell>')}
  ${row(text('LR-2'), text('Contoso'), text('Pune'), '<table:covered-table-cell/>')}
  ${row(text('LR-3'), text('Contoso'), text('Nashik'), '<table:covered-table-cell/>')}
  ${row(text('LR-4'), text('Contoso'), text('Pune'), text('MH14XY0001'))}`

const book = (body: string, null_date: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<office:document office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet" xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2">
<office:automatic-styles>
  <number:date-style style:name="d"><number:day number:style="long"/><number:text>-</number:text><number:month number:style="long"/><number:text>-</number:text><number:year number:style="long"/></number:date-style>
  <number:time-style style:name="t"><number:hours number:style="long"/><number:text>:</number:text><number:minutes number:style="long"/></number:time-style>
  <number:time-style style:name="l" number:truncate-on-overflow="false"><number:hours number:style="long"/><number:text>:</number:text><number:minutes number:style="long"/><number:text>:</number:text><number:seconds number:style="long"/></number:time-style>
  <style:style style:name="date" style:family="table-cell" style:data-style-name="d"/><style:style style:name="time" style:family="table-cell" style:data-style-name="t"/><style:style style:name="length" style:family="table-cell" style:data-style-name="l"/>
  <style:style style:name="tall" style:family="table-row"><style:table-row-properties style:row-height="1cm"/></style:style>
</office:automatic-styles>
<office:body><office:spreadsheet><table:calculation-settings><table:null-date table:date-value="${null_date}"/></table:calculation-settings>
<table:table table:name="Nov &amp; Dec">${body}</table:table><table:table table:name="Notes">${row(text('not orders'))}</table:table></office:spreadsheet></office:body></office:document>`

const csv = `\n${[
  headers,
  [
    'LR-1',
    'Müller, Sons',
    'MH12AB1234',
    'Ravi',
    '9876543210',
    'Pune',
    'Nagpur',
    '21/11/2026',
    '09:30',
    '48',
    'Asha',
    '9876500001',
    'says "yes"\nand more',
  ],
  Array(13).fill(''),
  [
    'LR-2',
    '=1+1',
    'MH12AB1234',
    'Ravi',
    '98765 43210',
    'Pune',
    'Nagpur',
    '2026-11-21',
    '9:30 PM',
    '48',
    'Asha',
    '9876500001',
    '',
  ],
]
  .map((cells) =>
    cells
      .map((cell) => (/[;"\n,]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
      .join(';'),
  )
  .join('\r\n')}\r\n`

const work = mkdtempSync(join(tmpdir(), 'spreadsheets-'))
const convert = (source: string, to: string): void => {
  execFileSync(
    'soffice',
    [
      '--headless',
      `-env:UserInstallation=file://${work}/profile`,
      '--convert-to',
      to,
      '--outdir',
      work,
      join(work, source),
    ],
    { stdio: 'inherit' },
  )
}

mkdirSync(target, { recursive: true })
writeFileSync(join(work, 'ugly.fods'), book(sheet, '1899-12-30'))
writeFileSync(join(work, 'from-1904.fods'), book(sheet, '1904-01-01'))
writeFileSync(join(work, 'merged.fods'), book(merged, '1899-12-30'))
for (const to of ['xlsx', 'ods']) {
  for (const name of ['ugly', 'from-1904', 'merged']) {
    convert(`${name}.fods`, to)
    copyFileSync(join(work, `${name}.${to}`), join(target, `${name}.${to}`))
  }
}
// Comma (44), double quote (34), UTF-8 (76), from line 1: all cells of the first sheet as they are
// shown.
convert('ugly.fods', 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true')
copyFileSync(join(work, 'ugly.csv'), join(target, 'ugly.csv'))
writeFileSync(join(target, 'semicolons.csv'), csv)
writeFileSync(join(target, 'bom.csv'), `\uFEFF${csv}`)
writeFileSync(join(target, 'utf-16le.csv'), Buffer.from(`\uFEFF${csv}`, 'utf16le'))
writeFileSync(join(target, 'utf-16be.csv'), Buffer.from(`\uFEFF${csv}`, 'utf16le').swap16())
writeFileSync(join(target, 'utf-16-unmarked.csv'), Buffer.from(csv, 'utf16le'))
writeFileSync(join(target, 'windows-1252.csv'), Buffer.from(csv, 'latin1'))
writeFileSync(join(target, 'told.csv'), `sep=|\r\n${csv.trimStart().replaceAll(';', '|')}`)
console.log(
  `${readFileSync(join(target, 'ugly.xlsx')).length} bytes of ugly.xlsx, and more, in ${target}`,
)
rmSync(work, { recursive: true })
