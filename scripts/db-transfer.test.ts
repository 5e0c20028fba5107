import { expect, it } from 'vitest'
import { NoRoom } from '../src/server/gateways/files/files.ts'
import { Busy } from '../src/server/stores/database/busy.ts'
import { whyForOperators } from './db-transfer.ts'

it('tells whoever moves house in a sentence what became full or was lost [HOST-06]', () => {
  const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', path: '/new' })
  expect(whyForOperators(full)).toBe('/new could not be written: the disk is full: make room.')
  expect(whyForOperators(new NoRoom('cannot keep a file', { cause: full }))).toBe(
    whyForOperators(full),
  )
  expect(whyForOperators(new NoRoom('the store is full'))).toBe('the store is full')
  expect(whyForOperators(new Busy('storage', new Error('could not extend file')))).toBe(
    'The disk of the database is full (could not extend file).',
  )
  expect(whyForOperators(new Busy('connection', new Error('ended')))).toMatch(/was lost before/)
  expect(whyForOperators(new Busy('timeout', new Error('late')))).toMatch(/in time \(late\)\.$/)
  expect(whyForOperators(new Error('a fault of ours'))).toBeUndefined()
  expect(whyForOperators(undefined)).toBeUndefined()
})
