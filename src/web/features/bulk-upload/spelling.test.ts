import { expect, it } from 'vitest'
import { aPolicy, clock } from '../../../domain/testing/factories.ts'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { readSheet } from '../../lib/sheets/read.ts'
import { openSession, type UploadSession } from './session.ts'

/** A file of these rows as it is on show. */
const opened = async (
  rows: readonly string[],
  document: PolicyDocument = { add: { required_fields: false } },
): Promise<UploadSession> => {
  const its = openSession(await readSheet(new Blob([rows.join('\n')])), {
    policy: aPolicy(document),
    client: 'acme',
    clock,
    remembered: {},
    date_order: null,
  })
  its.map(its.opened().mapping, null)
  return its
}
const carriers = [
  'LR No.,Transporter,Source',
  'A,ALPHA LOGISTICS,PUNE',
  'B,Alpha Logistics,PUNE',
  'C,ALPHA LOGISTICS,',
]
const alpha = { key: 'transporter', name: 'ALPHA LOGISTICS', known: ['Alpha Logistics'] } as const
const pune = { key: 'source', name: 'PUNE', known: ['Pune'] } as const
const sentAs = (its: UploadSession, key: string) =>
  its.batch(0, 9).map((order) => (order as Record<string, unknown>)[key])

it('sums up names that are known in another spelling, takes that for all rows and leaves it again, with what stands in the file [DESK-12] [ROLE-15]', async () => {
  const its = await opened(carriers)
  const names = its.names()
  expect(names).toEqual([
    { key: 'transporter', name: 'ALPHA LOGISTICS' },
    { key: 'transporter', name: 'Alpha Logistics' },
    { key: 'source', name: 'PUNE' },
  ])
  expect(its.knowNames([pune, alpha], names).spellings).toEqual([
    { ...alpha, label: 'Transporter', rows: 2, taken: null },
    { ...pune, label: 'Source', rows: 2, taken: null },
  ])
  // Nobody is asked twice.
  expect(its.names()).toEqual([])

  const took = its.spell([{ ...alpha, known: 'Alpha Logistics' }])
  expect(took.spellings).toMatchObject([{ rows: 2, taken: 'Alpha Logistics' }, { taken: null }])
  const all_alpha = ['Alpha Logistics', 'Alpha Logistics', 'Alpha Logistics']
  expect(sentAs(its, 'transporter')).toEqual(all_alpha)
  expect(its.rows('all', 0, 1)[0]?.was).toContain('ALPHA LOGISTICS')
  // What is mended in such a row, or read by other columns, is read so too.
  its.edit(0, 'truck_number', 'MH12')
  its.map(its.opened().mapping, null)
  expect(sentAs(its, 'transporter')).toEqual(all_alpha)

  its.spell([{ ...alpha, known: null }])
  expect(sentAs(its, 'transporter')).toEqual(carriers.slice(1).map((row) => row.split(',')[1]))
  expect(sentAs(its, 'source')).toEqual([{ name: 'PUNE' }, { name: 'PUNE' }, { name: 'NA' }])
})

it('asks for a name that came in by mending, and takes what was taken for it before [DESK-12]', async () => {
  const its = await opened(carriers)
  its.knowNames([alpha], its.names())
  its.spell([{ ...alpha, known: 'Alpha Logistics' }])
  its.edit(1, 'transporter', 'ALPHA LOGISTICS')
  its.edit(0, 'transporter', 'BETA')
  expect(its.names()).toEqual([{ key: 'transporter', name: 'BETA' }])
  expect(sentAs(its, 'transporter')).toEqual(['BETA', 'Alpha Logistics', 'Alpha Logistics'])
})

it('knows a party by the column from which a format takes its name, and no code for a name [DESK-12] [BULK-07]', async () => {
  const shipper = await opened(
    ['Invoice No.,Client Name,Depot Name,Depot Code,Source', 'F-1,NORTHWIND,PUNE DEPOT,PD-1,'],
    { bulk: { format: 'shipper' }, add: { required_fields: false } },
  )
  expect(shipper.names()).toEqual([
    { key: 'client', name: 'NORTHWIND' },
    { key: 'source', name: 'PUNE DEPOT' },
  ])
  const northwind = { key: 'client', name: 'NORTHWIND' } as const
  shipper.knowNames([{ ...northwind, known: ['Northwind'] }], shipper.names())
  shipper.spell([{ ...northwind, known: 'Northwind' }])
  expect(shipper.batch(0, 1)).toMatchObject([{ client_client: 'Northwind', client: 'Northwind' }])
})
