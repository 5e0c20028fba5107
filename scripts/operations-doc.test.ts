import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

const manual = readFileSync('docs/operations.md', 'utf8')
/** The value of a setting of PostgreSQL as the manual has it. */
const settingOf = (name: string): string =>
  new RegExp(`^${name} = '(.+)'$`, 'm').exec(manual)?.[1] ?? ''
/** The script of the manual that has these words. */
const scriptWith = (words: string): string =>
  [...manual.matchAll(/^```sh\n(.*?)^```$/gms)].find(([, text]) => text?.includes(words))?.[1] ?? ''

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'epod-manual-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
})

/** Runs a command of the manual with its folders in that of the test; answers its exit code. */
const run = (command: string): number | null =>
  spawnSync('sh', ['-c', command.replaceAll(/\/(?=archive|backup-files|var\/lib)/g, `${folder}/`)])
    .status

describe('the archive of the manual', () => {
  const segment = '000000010000000000000004'
  const path = (): string => join(folder, segment)
  const withNames = (setting: string, to = path()): string =>
    settingOf(setting).replaceAll('%f', segment).replaceAll('%p', to)
  beforeEach(() => mkdirSync(join(folder, 'archive')))

  it('takes a segment again that it has, never another of its name, and gives it back [HOST-05]', () => {
    writeFileSync(path(), 'what was written')
    expect([run(withNames('archive_command')), run(withNames('archive_command'))]).toEqual([0, 0])
    writeFileSync(path(), 'something else')
    expect(run(withNames('archive_command'))).not.toBe(0)
    const back = join(folder, 'back')
    expect(run(withNames('restore_command', back))).toBe(0)
    expect(readFileSync(back, 'utf8')).toBe('what was written')
    expect(run(withNames('restore_command', back).replaceAll(segment, 'none'))).not.toBe(0)
  })
})

describe('the pool of PgBouncer', () => {
  it('has room for other calls while every analysis of every web process runs [HOST-03]', () => {
    const size = /^default_pool_size = (\d+)/m.exec(readFileSync('docs/scaling.md', 'utf8'))?.[1]
    const ofAnalyses = /ANALYSES = \{ connections: (\d+)/.exec(
      readFileSync('src/server/open-deps.ts', 'utf8'),
    )?.[1]
    const web = /^ {4}max: (\d+)$/m.exec(readFileSync('deploy/helm/epod/values.yaml', 'utf8'))?.[1]
    // As many as one process has of its own where there is no pooler.
    expect(Number(size) - Number(ofAnalyses) * Number(web)).toBeGreaterThanOrEqual(10)
  })
})

describe('the copy of the files of the manual', () => {
  it('loses what was removed here at the second look, and nothing where the disk is away [HOST-05]', () => {
    const prune = scriptWith('gone.now')
    const here = (name: string): string => join(folder, 'var/lib/epod/files', name)
    const copied = (): string =>
      spawnSync('ls', [join(folder, 'backup-files/files')]).stdout.toString()
    for (const place of ['var/lib/epod/files', 'backup-files/files']) {
      mkdirSync(join(folder, place), { recursive: true })
      for (const name of ['kept', 'erased']) writeFileSync(join(folder, place, name), name)
    }
    unlinkSync(here('erased'))
    expect([run(prune), copied()]).toEqual([0, 'erased\nkept\n'])
    unlinkSync(here('kept'))
    expect([run(prune), copied()]).toEqual([1, 'erased\nkept\n'])
    writeFileSync(here('kept'), 'kept')
    expect([run(prune), copied()]).toEqual([0, 'kept\n'])
  })
})
