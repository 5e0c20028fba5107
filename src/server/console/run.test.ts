import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getPolicy, listPolicyVersions } from '../../contract/admin/policies.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { anOrder } from '../testing/orders.ts'
import { runCommand } from './run.ts'

let test: TestApp
const folder = mkdtempSync(join(tmpdir(), 'epod-console-'))
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(async () => {
  await test.close()
  rmSync(folder, { recursive: true })
})

/** Runs a command over the application's own database, which stays open. */
const run = async (...argv: string[]) => {
  const { database } = test.deps
  const { exit, lines, result } = await runCommand(
    argv,
    async () => ({
      ...test.deps,
      database: Object.assign(Object.create(database) as typeof database, {
        close: async () => {},
      }),
    }),
    [
      {
        name: 'verify',
        takes: [],
        options: { deep: { takes: null, says: 'all' } },
        says: 'Walk every chain.',
      },
    ],
  )
  return { exit, text: lines.join('\n'), result }
}
const file = (document: unknown, name = 'policy.json'): string => {
  const path = join(folder, name)
  writeFileSync(path, typeof document === 'string' ? document : JSON.stringify(document))
  return path
}
const present = async () => {
  const { result } = (await test.call('admin', getPolicy, { params: { key: 'acme' } })).body
  return result
}

describe('the command line', () => {
  it.each([
    [[], 0, 'policy apply <client> <file>'],
    [['help'], 0, 'Ends with 0: done'],
    [['help', 'policy', 'apply'], 0, '--based-on: refuse where somebody published since'],
    [['policy', 'apply', '--help'], 0, 'Usage: npm run admin -- policy apply <client> <file>'],
    [['help', 'verify'], 0, 'Usage: npm run admin -- verify [--deep]'],
    [['verify', '--help'], 0, 'Walk every chain.'],
    [['nonsense'], 2, "There is no command 'nonsense'."],
    [['policy'], 2, "There is no command 'policy'."],
    [['policy', 'show'], 2, 'Usage: npm run admin -- policy show <client>'],
    [['policy', 'show', 'acme', 'more'], 2, 'Usage: npm run admin -- policy show <client>'],
    [['policy', 'show', 'acme', '--loud'], 2, "Unknown option '--loud'"],
    [['policy', 'apply', 'acme', 'x', '--why'], 2, '--why'],
    [['policy', 'show', 'nobody'], 1, "There is no client 'nobody'."],
    [['policy', 'apply', 'acme', '/nowhere.json', '--why', 'x'], 1, 'cannot be read'],
  ])('asked %j ends with %i and says %j [MGMT-02]', async (argv, exit, text) => {
    const ended = await run(...argv)
    expect([ended.exit, ended.text.includes(text) || ended.text]).toEqual([exit, true])
  })

  it.each([
    ['{', 'is no JSON'],
    ['[]', 'is no configuration'],
    [{ show_receive_button: 'yes' }, 'show_receive_button: '],
    [{ no_such_switch: true }, 'no_such_switch: is not a known field'],
    ['{"__proto__": {"a": 1}}', '__proto__'],
    [' '.repeat(300_000), 'more than 262144 bytes'],
  ])('publishes no file that is not a configuration: %j [CONF-01]', async (document, text) => {
    const { version } = await present()
    const ended = await run('policy', 'apply', 'acme', file(document), '--why', 'to see')
    expect([ended.exit, ended.text.includes(text) || ended.text]).toEqual([1, true])
    expect((await present()).version).toBe(version)
  })

  it('publishes a file with a reason, once, for every node at its next request [CONF-02, MGMT-02]', async () => {
    const { document, version } = await present()
    const path = file({ ...document, show_receive_button: false })
    expect((await run('policy', 'apply', 'acme', path)).exit).toBe(2)
    const first = await run('policy', 'apply', 'acme', path, '--why', 'Codes only')
    expect([first.exit, first.text]).toEqual([
      0,
      expect.stringContaining('show_receive_button: true -> false'),
    ])
    const now = await present()
    expect([now.version, now.changed_by, now.why]).toEqual([
      version + 1,
      'command line',
      'Codes only',
    ])
    expect(now.effective.show_receive_button).toBe(false)
    expect(await run('policy', 'apply', 'acme', path, '--why', 'again')).toMatchObject({
      exit: 0,
      text: 'It holds already: nothing to do.',
    })
    expect((await present()).version).toBe(version + 1)
    const shown = await run('policy', 'show', 'acme')
    expect(JSON.parse(shown.text)).toEqual(now.document)
    const stale = await run(
      'policy',
      'apply',
      'acme',
      file(document),
      '--why',
      'back',
      '--based-on',
      String(version),
    )
    expect(stale.exit).toBe(1)
    const told = await run('policy', 'versions', 'acme')
    expect(told.text.split('\n')[0]).toMatch(
      new RegExp(`^${version + 1}\tpresent\t.*\tcommand line\tCodes only$`),
    )
    const { versions } = (
      await test.call('admin', listPolicyVersions, { params: { key: 'acme' }, query: {} })
    ).body.result
    expect(versions[0]?.changed_by).toBe('command line')
    expect((await run('policy', 'apply', 'acme', file(document), '--why', 'back')).exit).toBe(0)
  })

  it('refuses what locks every administrator out, by path [CONF-02]', async () => {
    const { document, version } = await present()
    const path = file({ ...document, config: { disable: 'write' } })
    const ended = await run('policy', 'apply', 'acme', path, '--why', 'a slip')
    expect([ended.exit, ended.text]).toEqual([1, expect.stringContaining('refused: config')])
    expect((await present()).version).toBe(version)
  })

  it('tells what a file would have done to the last orders, and changes nothing [CONF-02]', async () => {
    const { document, version } = await present()
    const { _id } = await anOrder(test)
    const received = await test.call('acme', '/update_epod', { _id, receive: true })
    expect(received.body.status).toBe(true)
    const path = file({ ...document, receive: { needs_remark: true } })
    const ended = await run('policy', 'apply', 'acme', path, '--dry-run')
    expect(ended.exit).toBe(3)
    expect(ended.text).toContain('1 of 1 would have been refused: ')
    expect(ended.result).toMatchObject({ judged: 1, is_whole: true, refusals: [] })
    expect((await run('policy', 'apply', 'acme', file(document), '--dry-run')).exit).toBe(0)
    expect((await present()).version).toBe(version)
  })

  it('rotates no secret that the environment holds', async () => {
    const deps = { ...test.deps, settings: { ...test.deps.settings, secret: 'x'.repeat(40) } }
    const { exit, lines } = await runCommand(['keys', 'rotate'], async () => ({
      ...deps,
      database: Object.assign(Object.create(deps.database) as typeof deps.database, {
        close: async () => {},
      }),
    }))
    expect([exit, lines[0]]).toEqual([1, expect.stringContaining('EPOD_SECRET holds the secret')])
  })
})
