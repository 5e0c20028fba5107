import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sequence } from '../src/server/jobs/log/sequencer.ts'
import { rotateLogKey } from '../src/server/transparency/log-keys.ts'
import { openTestApp, type TestApp } from '../src/server/testing/app.ts'
import { anOrder } from '../src/server/testing/orders.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'epod-strangers-'))
const program = join(folder, 'log')
const early = join(folder, 'checkpoint')
let t: TestApp
let address = ''
let key = ''
beforeAll(async () => {
  await run('go', ['build', '-o', program, resolve('strangers/log.go')], {
    env: { ...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode', GOCACHE: folder },
    timeout: 240_000,
  })
  t = await openTestApp()
  await t.app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}/log`
  for (let orders = 0; orders < 90; orders += 1) await anOrder(t, orders % 2 ? 'acme' : 'bayer')
  await sequence(t.deps)
  writeFileSync(early, await (await fetch(`${address}/checkpoint`)).text())
  key = await (await fetch(`${address}/vkey`)).text()
  for (let orders = 0; orders < 110; orders += 1) await anOrder(t)
  await sequence(t.deps)
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true })
})

const verify = (earlier = early, as = key) =>
  run(program, [address, as, earlier], { timeout: 60_000 }).then(
    ({ stdout }) => stdout.trim(),
    ({ stderr }: { stderr: string }) => `refused: ${stderr.trim()}`,
  )

describe('Go’s own packages for its module mirror [PROF-04]', () => {
  it('prove every entry, and that the log begins with what it was', async () => {
    expect(await verify()).toMatch(/^\d{3} entries proved, of which \d+ are those of before$/)
  })

  it('go on from a checkpoint of the key of before, and follow from the one to the other [PROF-02]', async () => {
    const former = key.trim()
    const change = await rotateLogKey(t.deps, null)
    expect(change).toMatchObject({ former })
    for (let more = 0; more < 2; more += 1) {
      const keys = await (await fetch(`${address}/vkeys`)).text()
      // Whoever knows but one of them can follow as far as the first checkpoint of both.
      expect(await verify(early, keys)).toMatch(/^\d{3} entries proved/)
      expect(await verify(early, former)).toMatch(/^\d{3} entries proved/)
      await anOrder(t)
      await sequence(t.deps)
    }
    await anOrder(t)
    await sequence(t.deps)
    expect(await verify(early, former)).toMatch(/^refused: /)
    key = await (await fetch(`${address}/vkeys`)).text()
    expect(await verify()).toMatch(/^\d{3} entries proved/)
  })

  it('take no other key, and no earlier checkpoint that was changed', async () => {
    const other = key.replace(/\+[0-9a-f]{8}\+/g, '+00000000+')
    expect(await verify(early, other)).toMatch(/^refused: /)
    const changed = join(folder, 'changed')
    const text = await (await fetch(`${address}/checkpoint`)).text()
    writeFileSync(changed, text.replace(/\n\d+\n/, '\n7\n'))
    expect(await verify(changed)).toMatch(/^refused: .*invalid signature/)
  })

  it('refuse a log in which one event was changed, though every tile was left', async () => {
    await t.database.asOwner(async (db) => {
      await sql`alter table events disable trigger user`.execute(db)
      await sql`update events set digest = repeat('0', 64)
        where position = (select max(position) from events)`.execute(db)
      await sql`alter table events enable trigger user`.execute(db)
    })
    expect(await verify()).toMatch(/^refused: .*entry \d+/)
  })
})
