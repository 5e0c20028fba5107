import { expect, it } from 'vitest'
import { Bulkhead } from './bulkhead.ts'
import type { ShareHolder } from '../share-holders.ts'

const at = (key: string): ShareHolder => ({ kind: 'address', key })
const visitors: ShareHolder = { kind: 'visitors', key: 'visitors' }
const client = (key: string): ShareHolder => ({ kind: 'client', key })
const full = { code: 503, retry_after: 5 }
const used = { code: 429, retry_after: 5 }
const refusal = (take: () => unknown): unknown => {
  try {
    take()
    return null
  } catch (error) {
    return error
  }
}

it('gives a holder its share and no more, and takes back what is given back once [ERRS-04]', () => {
  const room = new Bulkhead(16)
  const first = room.take([at('a')], 2)
  room.take([at('a')], 2)
  expect(refusal(() => room.take([at('a')]))).toMatchObject(used)
  expect(refusal(() => room.take([at('b')], 4))).toBeNull()
  first()
  first()
  expect(refusal(() => room.take([at('a')], 3))).toMatchObject(used)
  expect(refusal(() => room.take([at('a')], 2))).toBeNull()
})

it('keeps half for accounts, however many addresses visitors have [ERRS-04]', () => {
  const room = new Bulkhead(16)
  for (let n = 0; n < 8; n += 1) room.take([at(`a${n}`), visitors])
  expect(refusal(() => room.take([at('another'), visitors]))).toMatchObject(used)
  for (let n = 0; n < 8; n += 1) room.take([client(`c${n}`)])
  expect(refusal(() => room.take([client('last')]))).toMatchObject(full)
})

it('lets the oldest place of the same holder go, where it can be evicted [ERRS-04]', () => {
  const room = new Bulkhead(8)
  const gone: string[] = []
  const take = (key: string, name: string): (() => void) =>
    room.take([at(key)], 1, () => gone.push(name))
  take('b', 'other')
  take('a', 'first')
  const second = take('a', 'second')
  take('a', 'third')
  expect(gone).toEqual(['first'])
  second()
  take('a', 'fourth')
  expect(gone).toEqual(['first'])
})
