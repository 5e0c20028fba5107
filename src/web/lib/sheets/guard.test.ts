import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { bulkWords as say } from '../../../domain/words/bulk.ts'
import { inspect } from './guard.ts'
import { MOST_BYTES, MOST_ENTRIES, MOST_INFLATED } from './limits.ts'
import { readSheet } from './read.ts'

const read = (bytes: Uint8Array) => readSheet(new Blob([Uint8Array.from(bytes)]))
const zipped = async (
  entries: readonly (readonly [name: string, content: Uint8Array | string])[],
): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [name, content] of entries) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}
const ugly = readFileSync('test-data/spreadsheets/ugly.xlsx')
const book = [
  ['[Content_Types].xml', '<Types/>'],
  [
    'xl/workbook.xml',
    '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ],
] as const
const ods = ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'] as const
const content = (rows: string): string =>
  `<office:document-content><office:body><office:spreadsheet><table:table table:name="A">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`
const cell = (more = ''): string =>
  `<table:table-cell ${more} office:value-type="string"><text:p>x</text:p></table:table-cell>`

it('An ODS cell has as many blanks as its file says [BULK-03]', async () => {
  const blanks = '<text:p>A<text:s text:c="3"/>B<text:s/>C</text:p>'
  const rows = `<table:table-row><table:table-cell>${blanks}</table:table-cell></table:table-row>`
  const sheet = await read(await zipped([ods, ['content.xml', content(rows)]]))
  expect(sheet.lines).toEqual([{ line: 1, cells: ['A   B C'] }])
})

describe('a formula that nobody has counted', () => {
  it('is read as one that failed, and what came to no text as blank, of a workbook [BULK-03]', async () => {
    const cells = [
      '<c r="A1"><f>1+1</f><v>2</v></c>',
      '<c r="B1"><f>1+1</f><v></v></c>',
      '<c r="C1"><f>1+1</f><v/></c>',
      '<c r="D1" t="str"><f>""</f><v></v></c>',
      '<c r="E1" s="1"/>',
      '<c r="F1" t="str"><f t="shared" si="0"/></c>',
    ]
    const only = '<row r="2"><c r="B2"><f>1+1</f></c></row>'
    const sheet = `<worksheet><sheetData><row r="1">${cells.join('')}</row>${only}</sheetData></worksheet>`
    const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const relation = (id: string, type: string, target: string) =>
      `<Relationships><Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/></Relationships>`
    const file = await zipped([
      ...book,
      ['_rels/.rels', relation('r', 'officeDocument', 'xl/workbook.xml')],
      ['xl/_rels/workbook.xml.rels', relation('rId1', 'worksheet', 'worksheets/sheet1.xml')],
      ['xl/worksheets/sheet1.xml', sheet],
    ])
    expect((await read(file)).lines).toEqual([
      { line: 1, cells: [2, '#CALC!', '#CALC!', '', null, '#CALC!'] },
      { line: 2, cells: [null, '#CALC!'] },
    ])
  })

  it('is read so of an ODS file [BULK-03]', async () => {
    const none = '<table:table-cell table:formula="of:=1+1"/>'
    const blank = '<table:table-cell table:formula="of:=[.A1]" office:value-type="string"/>'
    const rows = `<table:table-row>${none}${blank}${cell()}</table:table-row>`
    const { lines } = await read(await zipped([ods, ['content.xml', content(rows)]]))
    expect(lines).toEqual([{ line: 1, cells: ['#CALC!', null, 'x'] }])
  })
})

it('A workbook may have its attributes in single quotes [BULK-03] [DESK-16]', async () => {
  const cells = (value: string) => `<c t='inlineStr'><is><t>${value}</t></is></c>`
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id='${id}' Type='${types}/${type}' Target='${target}'/>`
  const [old, meant] = [
    "<sheet name='Old' sheetId='1' state='hidden' r:id='rId1'/>",
    "<sheet name='A \"&amp;\" B' sheetId='2' r:id='rId2'/>",
  ]
  const [head, row] = [
    `<row r='1'>${cells('LR')}</row>`,
    `<row r='2' hidden='1'>${cells('L1')}</row>`,
  ]
  const merged = "<mergeCells><mergeCell ref='A1:A2'/></mergeCells>"
  const wholeBook = [
    ['[Content_Types].xml', '<Types/>'],
    [
      '_rels/.rels',
      `<Relationships>${relation('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook><workbookPr date1904='1'/><sheets>${old}${meant}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships>${[1, 2]
        .map((n) => relation(`rId${n}`, 'worksheet', `worksheets/sheet${n}.xml`))
        .join('')}</Relationships>`,
    ],
    ['xl/worksheets/sheet1.xml', '<worksheet><sheetData/></worksheet>'],
    [
      'xl/worksheets/sheet2.xml',
      `<worksheet><sheetData>${head}${row}</sheetData>${merged}</worksheet>`,
    ],
  ] as const
  expect(await read(await zipped(wholeBook))).toMatchObject({
    lines: [
      { line: 1, cells: ['LR'] },
      { line: 2, cells: ['L1'] },
    ],
    merged: [{ column: 0, first_line: 1, last_line: 2 }],
    is_1904: true,
    name: 'A "&" B',
    hidden: { lines: [2], sheets: ['Old'] },
  })
})

describe('the guard before a file is opened', () => {
  it('refuses what unpacks to too much, however small it is and however its sizes lie [BULK-03]', async () => {
    const bomb = await zipped([...book, ['xl/worksheets/sheet1.xml', new Uint8Array(8 << 20)]])
    expect(bomb.length).toBeLessThan(20_000)
    const directory = bomb.lastIndexOf('PK\u0001\u0002')
    bomb.writeUInt32LE(MOST_INFLATED, directory + 24)
    await expect(read(bomb)).rejects.toThrow(say.bomb)
    bomb.writeUInt32LE(10, directory + 24)
    await expect(inspect(Uint8Array.from(bomb), 1 << 20)).rejects.toThrow(say.bomb)
  })

  it('refuses too many entries, two of one name, and a file that is too large [BULK-03]', async () => {
    await expect(
      read(await zipped(Array.from({ length: MOST_ENTRIES + 1 }, (_, n) => [`x${n}`, '']))),
    ).rejects.toThrow(say.bomb)
    const twice = await zipped([...book, ['a1', '1'], ['a2', '2']])
    const text = twice.toString('latin1').replaceAll('a2', 'a1')
    await expect(read(Buffer.from(text, 'latin1'))).rejects.toThrow(say.damaged)
    await expect(read(new Uint8Array(MOST_BYTES + 1))).rejects.toThrow(say.fileTooLarge(MOST_BYTES))
  })

  it.each([
    [
      'an .xlsx behind a password',
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(504),
        Buffer.from('EncryptedPackage', 'utf16le'),
        Buffer.alloc(64),
      ]),
    ],
    [
      'an .ods behind a password',
      zipped([
        ods,
        ['content.xml', 'secret'],
        [
          'META-INF/manifest.xml',
          '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>',
        ],
      ]),
    ],
    [
      'an encrypted archive',
      zipped(book).then((bytes) =>
        bytes.fill(
          1,
          bytes.lastIndexOf('PK\u0001\u0002') + 8,
          bytes.lastIndexOf('PK\u0001\u0002') + 9,
        ),
      ),
    ],
  ])('asks for %s without one [BULK-03]', async (_what, bytes) => {
    await expect(read(await bytes)).rejects.toThrow(say.encrypted)
  })

  it('tells an old .xls from what it reads [BULK-03]', async () => {
    await expect(
      read(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1024)])),
    ).rejects.toThrow(say.oldFormat)
  })

  it.each([
    [
      'an archive of something else',
      zipped([
        ['word/document.xml', '<x/>'],
        ['[Content_Types].xml', '<x/>'],
      ]),
    ],
    [
      'a document of another kind',
      zipped([
        ['mimetype', 'application/vnd.oasis.opendocument.text'],
        ['content.xml', '<x/>'],
      ]),
    ],
  ])('refuses %s [BULK-03]', async (_what, bytes) => {
    await expect(read(await bytes)).rejects.toThrow(say.notSpreadsheet)
  })

  const end = ugly.lastIndexOf('PK\u0005\u0006')
  it.each([
    ['cut off', ugly.subarray(0, ugly.length - 100)],
    ['followed by something', Buffer.concat([ugly, Buffer.from('<script>')])],
    ['led by something', Buffer.concat([Buffer.from('PK\u0003\u0004 two files in one'), ugly])],
    ['bent', Buffer.concat([ugly.subarray(0, 400), Buffer.alloc(40, 7), ugly.subarray(440)])],
    [
      'of two directories',
      Buffer.concat([ugly.subarray(0, end), ugly.subarray(end), ugly.subarray(end)]),
    ],
    ['without its sheet', zipped(book)],
  ])('refuses a file that is %s [BULK-03]', async (_what, bytes) => {
    await expect(read(await bytes)).rejects.toThrow(say.damaged)
  })

  it.each([
    [
      'rows',
      `<table:table-row table:number-rows-repeated="1000000">${cell()}</table:table-row>`,
      say.tooManyRows(50_000),
    ],
    [
      'columns',
      `<table:table-row table:number-rows-repeated="1000000">${cell('table:number-columns-repeated="16384"')}</table:table-row>`,
      say.tooManyColumns(200),
    ],
  ])('stops at %s that are repeated a million times [BULK-03]', async (_what, rows, message) => {
    await expect(read(await zipped([ods, ['content.xml', content(rows)]]))).rejects.toThrow(message)
  })

  it('skips blank rows however often they are repeated [BULK-03]', async () => {
    const rows = `<table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row><table:table-row>${cell()}</table:table-row>`
    expect((await read(await zipped([ods, ['content.xml', content(rows)]]))).lines).toEqual([
      { line: 1_000_001, cells: ['x'] },
    ])
  })
})
