import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

/**
 * A machine that has the database's programs, readers of PDF and a font, and on its search path
 * perhaps an apt-get of ours.
 */
let bin: string
beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'epod-machine-'))
  for (const name of ['initdb', 'postgres', 'qpdf', 'pdftotext']) program(name)
})
afterEach(() => rmSync(bin, { recursive: true }))

const asked = (): string[] =>
  existsSync(join(bin, 'asked')) ? readFileSync(join(bin, 'asked'), 'utf8').trim().split('\n') : []
const program = (name: string, text = ''): void => {
  writeFileSync(join(bin, name), text)
  chmodSync(join(bin, name), 0o755)
}
const aptGet = (onInstall: string): void =>
  program(
    'apt-get',
    `#!/bin/sh\necho "$@" >> ${bin}/asked\ncase "$2" in install) ${onInstall};; esac\n`,
  )
const prepare = (mayInstall: boolean) => {
  const { href } = pathToFileURL(resolve('scripts/system-packages.ts'))
  const script = `
    import { prepareMachine } from ${JSON.stringify(href)}
    try {
      await prepareMachine({ mayInstall: ${mayInstall}, font: ${JSON.stringify(join(bin, 'initdb'))} })
    } catch (error) {
      console.error(error.message)
      process.exitCode = 1
    }`
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { encoding: 'utf8', env: { PATH: bin } },
  )
  return { status, stderr }
}

it.each([
  ['may not', false, true],
  ['cannot', true, false],
])('says what to install where it %s itself', (_, mayInstall, hasApt) => {
  if (hasApt) aptGet('exit 0')
  const { status, stderr } = prepare(mayInstall)
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The tests need chromium.*\. Install with: apt-get install chromium/)
  expect(asked()).toEqual([])
})

it('installs what is missing with apt-get, and says so when that does not do it', () => {
  aptGet('exit 100')
  const failed = prepare(true)
  expect([failed.status, failed.stderr]).toEqual([
    1,
    expect.stringMatching(
      /^apt-get could not install everything; its words stand above\. The tests need chromium/,
    ),
  ])
  rmSync(join(bin, 'asked'))
  aptGet(
    `for name in chromium chromium-headless-shell; do echo > ${bin}/$name; /bin/chmod +x ${bin}/$name; done`,
  )
  expect(prepare(true)).toEqual({ status: 0, stderr: '' })
  expect(asked()).toEqual([
    '-qq update',
    expect.stringMatching(/^-qq install -y --no-install-recommends chromium/),
  ])
  expect(prepare(true).status).toBe(0)
  expect(asked(), 'a second time there is nothing to do').toHaveLength(2)
})

it('installs the quicker browser beside the one that is there, and does without where it cannot', () => {
  program('chromium')
  expect(prepare(true).status).toBe(0)
  expect(asked(), 'no way to have it').toEqual([])
  aptGet('exit 100')
  expect(prepare(true).status).toBe(0)
  expect(asked()).toEqual([
    '-qq update',
    '-qq install -y --no-install-recommends chromium-headless-shell',
  ])
})
