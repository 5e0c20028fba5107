import { readFileSync } from 'node:fs'
import { ZipFile } from 'yazl'
import { describe, expect, it } from 'vitest'
import { deliveryFormat } from '../../../../domain/bulk/deliveries/delivery-format.ts'
import { aPolicy, aViewer, clock } from '../../../../domain/testing/factories.ts'
import { deliveryWords } from '../../../../domain/words/deliveries.ts'
import { readSheet } from '../../../lib/sheets/read.ts'
import { openDeliverySession, type DeliverySession } from './session.ts'
import { openShelf } from './shelf.ts'
import type { DeliveryVerdict } from './weighing.ts'

const policy = aPolicy()
const format = deliveryFormat(
  deliveryWords.columns,
  aViewer({ kind: 'vendor', transporter: 'Roadrunner' }),
  policy,
)
const opened = (...lines: string[]): Promise<DeliverySession> =>
  openedFile(new Blob([['LR No.,Outcome,Delivered on,Time,Remark,Photos', ...lines].join('\n')]))
const openedFile = async (file: Blob): Promise<DeliverySession> => {
  const session = openDeliverySession(await readSheet(file), {
    format,
    policy,
    clock,
    outcomes: deliveryWords.outcomes,
    conditions: deliveryWords.conditions,
    remembered: {},
    date_order: null,
  })
  session.map(session.opened().mapping, null, null)
  return session
}
const line = (number: string, rest = ''): string => `${number},Received,10-Mar-2026,09:00,${rest}`
const verdict = (
  row: number,
  state: DeliveryVerdict['state'],
  more: Partial<DeliveryVerdict> = {},
): DeliveryVerdict => ({
  row,
  identifier: '',
  state,
  message: '',
  ...more,
})
const states = (session: DeliverySession) =>
  session.rows('all', 0, 99).map(({ state, reason }) => [state, reason])
const zipOf = async (...paths: string[]): Promise<File> => {
  const zip = new ZipFile()
  for (const path of paths) zip.addBuffer(Buffer.from(path), path)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(Buffer.from(chunk))
  return new File([new Uint8Array(Buffer.concat(chunks))], 'PODs.zip')
}

describe('a file of deliveries that is worked on', () => {
  it('is judged here and by the server, and judged again where a cell was mended [BULK-20]', async () => {
    const session = await opened(line('A'), line('B'), line('A'), 'C,maybe,10-Mar-2026,09:00')
    const rows = session.toCheck(200)
    expect(rows.map(({ identifier }) => identifier)).toEqual(['A', 'B'])
    const errors = [{ field: 'identifier', message: 'There is no such order' }]
    session.keep(rows, [verdict(1, 'ready'), verdict(2, 'refused', { errors })])
    expect(states(session)).toEqual([
      ['new', ''],
      ['error', 'There is no such order'],
      ['duplicate', expect.any(String)],
      ['error', expect.stringContaining('Outcome: Write one of')],
    ])
    expect(session.rows('error', 0, 1)[0]?.wrong.filter((why) => why !== null)).toEqual([
      'There is no such order',
    ])
    expect(session.edit(1, 'identifier', 'B2')).toMatchObject({ deliveries: 1, unchecked: 1 })
    const again = session.toCheck(200)
    expect(again.map(({ identifier }) => identifier)).toEqual(['B2'])
    session.keep(again, [verdict(1, 'ready')])
    expect(session.toRecord(200).map(({ identifier }) => identifier)).toEqual(['A', 'B2'])
    session.keep(session.toRecord(200), [verdict(1, 'recorded'), verdict(2, 'recorded')])
    expect(session.toRecord(200)).toEqual([])
    expect(session.refused()).toHaveLength(1)
    const { headers, rows: failed } = session.failed()
    expect([headers.slice(0, 2), failed]).toEqual([
      ['LR No.', 'Outcome'],
      [['C', 'maybe', '10-Mar-2026', '09:00', '', '', expect.stringContaining('Write one of')]],
    ])
  })

  it('leaves out the rows that a file hides where that is wanted [DESK-16]', async () => {
    const hidden = new Blob([readFileSync('test-data/spreadsheets/hidden.ods')])
    const session = await openedFile(hidden)
    expect([session.rows('all', 0, 99).length, session.leaveHidden(false).hidden.rows]).toEqual([
      6, 3,
    ])
    expect(session.leaveHidden(true)).toMatchObject({ all: 3, hidden: { is_left_out: true } })
  })

  it('has the photos of a ZIP by their deliveries, before them where they have to be there [BULK-24]', async () => {
    const session = await opened(line('A', ',door.jpg'), line('B', ',gone.jpg'), line('C'))
    const zip = await zipOf('door.jpg', 'b_x_2026-03-10_1.jpg', 'nobody.jpg')
    const { photos } = session.put(await openShelf(zip, 'LR No.'))
    expect(photos).toEqual({
      photos: 2,
      deliveries: 2,
      left: ['nobody.jpg'],
      left_count: 1,
      missing: ['gone.jpg'],
      missing_count: 1,
    })
    const rows = session.toCheck(200)
    expect(rows.map((row) => row.photos)).toEqual([1, 1, undefined])
    session.keep(rows, [
      verdict(1, 'ready', { _id: 'a', photos_first: true }),
      verdict(2, 'ready', { _id: 'b' }),
      verdict(3, 'ready', { _id: 'c' }),
    ])
    const of = (which: 'first' | 'after') =>
      session.photosToSend(which).map(({ path, order_id }) => [path, order_id])
    expect([of('first'), of('after')]).toEqual([[['door.jpg', 'a']], []])
    session.keep(rows, [
      verdict(1, 'recorded', { _id: 'a' }),
      verdict(2, 'recorded', { _id: 'b' }),
      verdict(3, 'refused'),
    ])
    expect(of('after')).toEqual([
      ['door.jpg', 'a'],
      ['b_x_2026-03-10_1.jpg', 'b'],
    ])
    expect(await (await session.photo('door.jpg'))?.text()).toBe('door.jpg')
  })
})
