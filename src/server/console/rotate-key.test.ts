import { pino } from 'pino'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getProof } from '../../contract/proof/order-proof.ts'
import { examined } from '../../domain/credential/examine.ts'
import { trustIn } from '../../domain/credential/keys-file.ts'
import {
  keyIn,
  noteIn,
  signersOf,
  type VerifierKey,
} from '../../domain/transparency/signed-note.ts'
import { browserKit } from '../../web/verify/kit.ts'
import { createDeps, type Deps } from '../deps.ts'
import { sequence } from '../jobs/log/sequencer.ts'
import { sequenced } from '../testing/log-readers.ts'
import { verifyTree, type TreeFinding } from '../jobs/log/verify-tree.ts'
import { isSignedBy, sha256Of } from '../transparency/log-signer.ts'
import { keysFrom } from '../secrets.ts'
import { readerOf } from '../stores/log/chains.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'
import { present } from '../testing/present.ts'
import { runCommand } from './run.ts'

let t: TestApp
const lines: { msg: string; key?: string; former?: string; why?: string }[] = []
beforeEach(async () => {
  lines.length = 0
  t = await openTestApp(
    {},
    pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) }),
  )
})
afterEach(() => t.close())

/** Runs the command as a process of its own does: nothing of the server's memory is known there. */
const rotate = async (which: string, options: readonly string[] = [], own: Partial<Deps> = {}) => {
  const { database } = t.deps
  const deps = createDeps({
    ...t.deps,
    ...own,
    database: Object.assign(Object.create(database) as typeof database, { close: async () => {} }),
  })
  const {
    exit,
    lines: said,
    result,
  } = await runCommand(['rotate-key', which, ...options], async () => deps)
  return { exit, text: said.join('\n'), result: result as { key?: string; former?: string } }
}
const get = async (path: string): Promise<string> => (await t.app.inject(path)).body
const keysAt = async (path: string): Promise<VerifierKey[]> =>
  (await get(path)).split('\n').flatMap((line) => keyIn(line, sha256Of) ?? [])
/** Whose lines stand under the checkpoint that is served, and are right. */
const signers = async (...keys: readonly VerifierKey[]): Promise<boolean[]> => {
  const note = present(noteIn(await get('/log/checkpoint')))
  return keys.map((key) => signersOf(note, [key], isSignedBy).length === 1)
}
/** An order that has ended and is under a checkpoint; its proof as whoever sees it gets it. */
const proof = async (): Promise<string> => {
  const { _id: id } = await anOrder(t)
  await t.call('acme', '/update_epod', { _id: id, receive: true })
  await sequenced(t.deps)
  const { body } = await t.call('acme', getProof, { params: { id } })
  return (body as { result: { credential: string } }).result.credential
}
const faultsOf = async (text: string): Promise<unknown[]> => {
  const trust = present(trustIn(await get('/proof/keys.json'), browserKit))
  const found = present(examined(text, trust, browserKit))
  return found.log === null ? ['nobody has signed'] : [...found.faults]
}
const findings = async (trusted: readonly VerifierKey[] = [], note?: string) => {
  const found: TreeFinding[] = []
  const given = note === undefined ? [] : [{ name: 'kept.txt', note }]
  await verifyTree(readerOf(t.database), { given, trusted }, (one) => found.push(one))
  return found
}

describe('rotate-key log', () => {
  it('signs once more with the former key, then with the new one alone; what was signed before stays right [PROF-02] [PROF-04]', async () => {
    const [before, early] = [await proof(), await get('/log/checkpoint')]
    const [former] = (await keysAt('/log/vkey')) as [VerifierKey]
    const rotated = await rotate('log', ['--why', 'as every year'])
    expect([rotated.exit, rotated.text]).toEqual([
      0,
      expect.stringContaining('The next checkpoint is signed with both'),
    ])
    const [key] = (await keysAt('/log/vkey')) as [VerifierKey]
    expect([key.name, key.id]).not.toEqual([former.name, former.id])
    expect(await keysAt('/log/vkeys')).toEqual([key, former])
    // Whoever takes the new key now can verify what is served now.
    expect(await signers(key, former)).toEqual([true, true])
    const between = await proof()
    expect(await signers(key, former)).toEqual([true, true])
    const after = await proof()
    expect(await signers(key, former)).toEqual([true, false])
    expect(await get('/log/checkpoint')).not.toBe(early)
    for (const text of [before, between, after]) expect(await faultsOf(text)).toEqual([])
    expect(await findings()).toEqual([])
    expect(await findings([key, former], early)).toEqual([])
    expect((await findings([key], early)).map(({ fault }) => fault)).toContain(
      'checkpoint_unsigned',
    )
    const told = lines.filter(({ former: of }) => of !== undefined)
    expect(told.map(({ msg, key: to, why }) => [msg, to, why])).toEqual([
      ['the key of the log was changed', rotated.result.key, 'as every year'],
      ['another key signs the log from now on', rotated.result.key, undefined],
    ])
  })

  it('happens once where two ask at once, and not again before the new key has signed [PROF-02]', async () => {
    await proof()
    const both = await Promise.all([rotate('log'), rotate('log')])
    expect(both.filter(({ exit }) => exit === 0)).toHaveLength(1)
    expect(both.find(({ exit }) => exit === 1)?.text).toContain('has signed nothing yet')
    expect(await keysAt('/log/vkeys')).toHaveLength(2)
    expect((await rotate('log')).exit).toBe(1)
    await proof()
    expect((await rotate('log')).exit).toBe(0)
    const [third, second, first] = await keysAt('/log/vkeys')
    await proof()
    expect(await signers(present(third), present(second), present(first))).toEqual([
      true,
      true,
      false,
    ])
    expect(await findings()).toEqual([])
  })

  it('is done whole or not at all, wherever it breaks off, and so is the checkpoint after it [PROF-02]', async () => {
    await proof()
    const keys = await get('/log/vkeys')
    const failingAt = async (nth: number, work: () => Promise<unknown>): Promise<boolean> => {
      let count = 0
      const stop = t.database.watch((statement) => {
        if (!statement.text.startsWith('begin')) count += 1
        return count === nth ? { text: 'select 1 / 0' } : statement
      })
      await work().catch(() => {})
      stop()
      return count >= nth
    }
    let breaks = 0
    while (await failingAt(breaks + 1, () => rotate('log'))) {
      breaks += 1
      expect([breaks, await get('/log/vkeys')]).toEqual([breaks, keys])
    }
    expect(breaks).toBeGreaterThan(5)
    const [key, former] = (await keysAt('/log/vkeys')) as [VerifierKey, VerifierKey]
    await anOrder(t)
    for (let nth = 1; await failingAt(nth, () => sequence(t.deps)); nth += 1)
      expect(await keysAt('/log/vkeys')).toEqual([key, former])
    await sequenced(t.deps)
    expect(await signers(key, former)).toEqual([true, true])
    expect(await findings()).toEqual([])
  })

  it('refuses another secret, a tree that was changed, and a log without a key, and changes nothing [PROF-02]', async () => {
    expect(await rotate('log')).toMatchObject({
      exit: 1,
      text: expect.stringContaining('There is no key yet'),
    })
    await proof()
    const keys = await get('/log/vkeys')
    const other = keysFrom('another secret for tests, longer than 32 characters')
    expect(await rotate('log', [], { keys: other })).toMatchObject({
      exit: 1,
      text: expect.stringContaining('sealed with another secret'),
    })
    await t.database.asOwner(async (db) => {
      await sql`alter table log_tiles disable trigger user`.execute(db)
      await sql`update log_tiles set hashes = set_byte(hashes, 3, 255 - get_byte(hashes, 3))`.execute(
        db,
      )
      await sql`alter table log_tiles enable trigger user`.execute(db)
    })
    expect(await rotate('log')).toMatchObject({
      exit: 1,
      text: expect.stringContaining('Nothing is signed any more'),
    })
    expect(await get('/log/vkeys')).toBe(keys)
  })

  it('is not needed where the secret is lost: a new key signs then, alone [PROF-02]', async () => {
    await proof()
    const [former] = (await keysAt('/log/vkey')) as [VerifierKey]
    await anOrder(t)
    await sequence({ ...t.deps, keys: keysFrom('another secret, longer than 32 characters it is') })
    const [key] = (await keysAt('/log/vkey')) as [VerifierKey]
    expect(await signers(key, former)).toEqual([true, false])
    expect(await findings()).toEqual([])
  })
})

describe('rotate-key issuer', () => {
  const kids = async (): Promise<string[]> =>
    (JSON.parse(await get('/.well-known/jwks.json')) as { keys: { kid: string }[] }).keys.map(
      ({ kid }) => kid,
    )
  const kidOf = (text: string): string => {
    const [head = ''] = text.split('.')
    return (JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string }).kid
  }

  it('is noticed by a server that runs, and proofs of before stay right [PROF-02]', async () => {
    const before = await proof()
    const rotated = await rotate('issuer', ['--why', 'a laptop was lost'])
    expect(rotated.exit).toBe(0)
    const after = await proof()
    expect(await kids()).toEqual([kidOf(after), kidOf(before)])
    expect(rotated.result).toMatchObject({ key: kidOf(after), former: kidOf(before) })
    for (const text of [before, after]) expect(await faultsOf(text)).toEqual([])
    const told = lines.filter(({ former }) => former === kidOf(before))
    expect(told.map(({ msg, why }) => [msg, why])).toEqual([
      ['the key of credentials was changed', 'a laptop was lost'],
      ['another key signs proofs from now on', undefined],
    ])
    const { rows } = await t.database.asOwner((db) =>
      sql<{ why: string }>`
        select retired_why as why from issuer_keys where retired_at is not null`.execute(db),
    )
    expect(rows).toEqual([{ why: 'a laptop was lost' }])
  })

  it('leaves one key in use however many ask at once, and none where there was none [PROF-02]', async () => {
    expect((await rotate('issuer')).text).toContain('There is no key yet')
    await proof()
    const all = await Promise.all(Array.from({ length: 4 }, () => rotate('issuer')))
    const done = all.filter(({ exit }) => exit === 0)
    expect(done.length).toBeGreaterThan(0)
    expect(await kids()).toHaveLength(1 + done.length)
    expect(await faultsOf(await proof())).toEqual([])
    const other = keysFrom('another secret for tests, longer than 32 characters')
    expect((await rotate('issuer', [], { keys: other })).text).toContain('another secret')
    expect(await kids()).toHaveLength(1 + done.length)
  })

  it.each([
    ['another key', ['all'], "The key is 'log'"],
    ['no reason', ['log', '--why', ' '], 'A reason has 1 to 1000'],
    ['a long reason', ['issuer', '--why', 'x'.repeat(1_001)], 'A reason has 1 to 1000'],
    ['a switch that there is not', ['log', '--force'], "Unknown option '--force'"],
  ])('is called wrongly with %s [PROF-02]', async (_, [which = '', ...options], text) => {
    const ended = await rotate(which, options)
    expect([ended.exit, ended.text]).toEqual([2, expect.stringContaining(text)])
  })
})
