import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../../deps.ts'
import { readSettings } from '../../env.ts'
import { placeLine } from '../../gateways/files/s3-place.ts'
import { claimToArchive } from '../../stores/log/archived.ts'
import { newestCheckpoint } from '../../stores/log/tree.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { STORE_KEYS, startObjectStore, type TestObjectStore } from '../../testing/object-store.ts'
import { anOrder } from '../../testing/orders.ts'
import { present } from '../../testing/present.ts'
import { archiveCheckpoints } from './archive-checkpoints.ts'
import { publishCheckpoint } from './publish-checkpoint.ts'
import { sequenced } from '../../testing/log-readers.ts'

let t: TestApp
let store: TestObjectStore
let deps: Deps
const keeper = (place = 'kept/proofs', days = 30): Deps => {
  const { checkpoint_archive } = readSettings({
    ...STORE_KEYS,
    EPOD_CHECKPOINTS: `s3://${place}?endpoint=${encodeURIComponent(store.url)}&lock_days=${days}`,
  })
  return { ...t.deps, settings: { ...t.deps.settings, checkpoint_archive } }
}
beforeEach(async () => {
  ;[t, store] = await Promise.all([openTestApp(), startObjectStore()])
  deps = keeper()
})
afterEach(async () => {
  await Promise.all([t.close(), store.close()])
})

const grow = async (): Promise<string> => {
  await anOrder(t)
  await sequenced(t.deps)
  return present(await newestCheckpoint(t.database)).note
}
/** The texts that lie in the store, each as often as it was put, by their names. */
const texts = (): string[] =>
  [...store.objects]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, versions]) => versions.map(({ bytes }) => bytes.toString('utf8')))
const puts = (): number => store.asked.filter((one) => one.startsWith('PUT')).length

describe('A checkpoint in an object store [PROF-04]', () => {
  it('is put there once, under its size and digest, locked for so many days, and read back', async () => {
    const note = await grow()
    await publishCheckpoint(deps)
    const [name, versions] = present([...store.objects][0])
    const { size } = present(await newestCheckpoint(t.database))
    expect(name).toBe(
      `/kept/proofs/checkpoint-${String(size).padStart(16, '0')}-${hash('sha256', note, 'hex')}.txt`,
    )
    expect(texts()).toEqual([note])
    const { lock, until } = present(versions[0])
    const days = (Date.parse(present(until)) - Date.now()) / 86_400_000
    expect([lock, Math.round(days)]).toEqual(['COMPLIANCE', 30])
    expect(store.asked).toHaveLength(2)
    await publishCheckpoint(deps)
    expect(store.asked).toHaveLength(2)
    const next = await grow()
    await publishCheckpoint(deps)
    expect(texts()).toEqual([note, next])
  })

  it('begins with the newest, and fetches up on what came while the store was away', async () => {
    await grow()
    const first = await grow()
    await archiveCheckpoints(deps, present(deps.settings.checkpoint_archive))
    expect(texts()).toEqual([first])
    const missed = [await grow(), await grow(), await grow()]
    store.behaviour.push({ status: 503, code: 'SlowDown' })
    await expect(publishCheckpoint(deps)).rejects.toThrow('archive: it answers 503 SlowDown')
    // The newest first, and none more of a store that asks for patience.
    expect(puts()).toBe(2)
    await publishCheckpoint(deps)
    expect(texts()).toEqual([first, ...missed])
    expect(store.asked.slice(-6)[0]).toContain(hash('sha256', missed[2] ?? '', 'hex'))
  })

  it('is taken on before the earlier ones, where a round cannot have them all', async () => {
    const { place } = present(deps.settings.checkpoint_archive)
    const taken = async (): Promise<number[]> =>
      (await claimToArchive(t.database, placeLine(place), 1)).map(({ size }) => size)
    const sizes: number[] = []
    for (let made = 0; made < 3; made += 1) {
      await grow()
      sizes.push(present(await newestCheckpoint(t.database)).size)
      // An archive is given what there is from its first round on.
      if (made === 0) expect(await taken()).toEqual(sizes)
    }
    expect([await taken(), await taken(), await taken()]).toEqual([[sizes[2]], [sizes[1]], []])
  })

  it.each([
    ['refuses', { status: 403, code: 'AccessDenied' }, /archive: it answers 403 AccessDenied/],
    ['is too busy', { status: 503, code: 'SlowDown' }, /archive: it answers 503 SlowDown/],
    ['fails', { status: 500, code: 'InternalError' }, /archive: it answers 500 InternalError/],
    ['hangs up', 'drop', /archive: no answer/],
  ] as const)('is tried again where the store %s', async (_, behaviour, fault) => {
    const note = await grow()
    store.behaviour.push(behaviour)
    await expect(publishCheckpoint(deps)).rejects.toThrow(fault)
    expect(texts()).toEqual([])
    await publishCheckpoint(deps)
    expect(texts()).toEqual([note])
  })

  it('is not put again where only the reading back fails', async () => {
    const note = await grow()
    const { objects } = store
    const failing = async (): Promise<void> => {
      const stop = t.database.watch((statement) => {
        // The store has it: from now on it answers nobody.
        if (statement.text.includes('put_at = clock_timestamp()'))
          store.behaviour.push({ status: 403, code: 'AccessDenied' })
        return statement
      })
      await expect(publishCheckpoint(deps)).rejects.toThrow(/403/)
      stop()
    }
    await failing()
    expect([puts(), objects.size]).toEqual([1, 1])
    await publishCheckpoint(deps)
    expect([puts(), texts()]).toEqual([1, [note]])
  })

  it('gives a store that says nothing so long and no longer', async () => {
    await grow()
    store.behaviour.push('hang')
    const archive = present(deps.settings.checkpoint_archive)
    await expect(archiveCheckpoints(deps, archive, AbortSignal.timeout(50))).rejects.toThrow(
      'no answer',
    )
    // It may have been given up before the store was reached.
    store.behaviour.length = 0
    await archiveCheckpoints(deps, archive)
    expect(store.objects.size).toBe(1)
  })

  it('is not put over itself where the answer was lost, nor over something else', async () => {
    const note = await grow()
    store.behaviour.push('drop after taking')
    await expect(publishCheckpoint(deps)).rejects.toThrow(/no answer/)
    await publishCheckpoint(deps)
    expect([puts(), texts()]).toEqual([2, [note]])
    const next = await grow()
    await archiveCheckpoints(keeper('other'), present(keeper('other').settings.checkpoint_archive))
    const [taken = ''] = [...store.objects.keys()].filter((name) => name.startsWith('/other/'))
    const bytes = Buffer.from(next.replace(/\d/, '7'))
    store.objects.set(taken.replace('/other/', '/kept/proofs/'), [
      { version: 'theirs', bytes, lock: undefined, until: undefined },
    ])
    await expect(publishCheckpoint(deps)).rejects.toThrow(/holds something else/)
  })

  it('is told each time where the store did not lock it, and holds up none of the others', async () => {
    const note = await grow()
    store.behaviour.push('leave unlocked')
    await expect(publishCheckpoint(deps)).rejects.toThrow(/checkpoint-0.*is not locked/)
    const next = await grow()
    await expect(publishCheckpoint(deps)).rejects.toThrow(/is not locked/)
    expect(texts()).toEqual([note, next])
  })

  it('is put once by two processes at once, and by the other where one dies over it', async () => {
    await grow()
    await Promise.all([publishCheckpoint(deps), publishCheckpoint(deps), publishCheckpoint(deps)])
    expect(puts()).toBe(1)
    const next = await grow()
    const place = `s3://kept/proofs/ at ${store.url}`
    const claimedAgo = (seconds: number) =>
      t.database.asOwner((db) =>
        sql`
          insert into log_archived (place, size, claimed_at)
          select ${place}, max(size), clock_timestamp() - make_interval(secs => ${seconds})
          from log_checkpoints
          on conflict (place, size) do update set claimed_at = excluded.claimed_at`.execute(db),
      )
    await claimedAgo(30)
    await publishCheckpoint(deps)
    expect(puts()).toBe(1)
    await claimedAgo(61)
    await publishCheckpoint(deps)
    expect(texts()).toContain(next)
  })
})
