import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database, Scope } from './database.ts'
import { platform } from './scope.ts'
import { sharedFairly } from './shared-fairly.ts'

const of = (client_id: string): Scope => ({ client_id, kind: 'client', party: '' })
const any = () => sql`select 1`

/** A database whose reads end when they are told to; `begun` says whose, in their order. */
const gated = () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (client: string): Promise<never[]> => {
    begun.push(client)
    return new Promise((resolve) => void ends.push(() => resolve([])))
  }
  const unused = (): never => {
    throw new Error('nobody asks for this here')
  }
  const database: Database = {
    kind: 'postgres',
    transaction: async (scope) => {
      await work(scope.client_id)
      throw new Error('it failed')
    },
    read: ({ client_id }) => work(client_id),
    asOwner: () => work('the owner').then(unused),
    patiently: unused,
    listen: unused,
    vacuum: unused,
    vitals: unused,
    hasRoom: unused,
    ping: unused,
    pingAside: unused,
    close: unused,
  }
  return { begun, database, endNext: () => ends.shift()?.() }
}

it('keeps what others have out of the way of a client that asks for much [ERRS-04]', async () => {
  const { begun, database, endNext } = gated()
  const busy: string[] = []
  const observer = { busy: (reason: string) => void busy.push(reason) }
  const shared = sharedFairly(database, { connections: 2, wait: 60_000, observer })
  const greedy = [1, 2, 3, 4].map(() => shared.read(of('greedy'), any))
  const modest = shared.read(of('modest'), any)
  expect(begun).toEqual(['greedy', 'greedy', 'modest'])
  endNext()
  await greedy[0]
  expect(begun).toEqual(['greedy', 'greedy', 'modest', 'greedy'])
  endNext()
  endNext()
  await Promise.all([greedy[1], modest])
  expect(begun).toHaveLength(5)
  endNext()
  endNext()
  await Promise.all(greedy)
  expect(busy).toEqual([])
})

it('gives back what failed, of whatever kind, and counts the owner’s apart [ERRS-04]', async () => {
  const { begun, database, endNext } = gated()
  const shared = sharedFairly(database, { connections: 1, wait: 60_000 })
  const failing = shared.transaction(of('a'), async () => {})
  const after = shared.read(of('a'), any)
  const owned = shared.asOwner(async () => {})
  const platforms = shared.read(platform, any)
  expect(begun).toEqual(['a', 'the owner'])
  endNext()
  await expect(failing).rejects.toThrow('it failed')
  endNext()
  await expect(owned).rejects.toThrow('nobody asks')
  expect(begun).toEqual(['a', 'the owner', 'a', ''])
  endNext()
  endNext()
  await Promise.all([after, platforms])
})

it('tells a client to come again whose own work takes too long [ERRS-04]', async () => {
  const { begun, database, endNext } = gated()
  const busy: string[] = []
  const observer = { busy: (reason: string) => void busy.push(reason) }
  const shared = sharedFairly(database, { connections: 1, wait: 20, observer })
  const first = shared.read(of('a'), any)
  await expect(shared.read(of('a'), any)).rejects.toMatchObject({ name: 'Busy', reason: 'pool' })
  expect(busy).toEqual(['pool'])
  endNext()
  await first
  // Whoever went away takes no place.
  const next = shared.read(of('a'), any)
  await wait(0)
  expect(begun).toEqual(['a', 'a'])
  endNext()
  await next
})
