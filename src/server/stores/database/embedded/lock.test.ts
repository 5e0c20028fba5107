import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aFolder } from '../../../testing/a-folder.ts'
import { startChild, whatItSaid } from '../testing/child.ts'
import { lockFolder } from './lock.ts'

describe('the lock of a data folder', () => {
  it('is given back', async () => {
    const folder = aFolder()
    const file = join(folder, 'lock')
    for (let turn = 0; turn < 2; turn += 1) (await lockFolder(folder, file)).release()
    expect(readdirSync(folder)).toEqual([])
  })

  it('is refused while its process lives', async () => {
    const folder = aFolder()
    writeFileSync(join(folder, 'lock'), `${process.ppid} `)
    await expect(lockFolder(folder, join(folder, 'lock'))).rejects.toThrow(
      `in use by process ${process.ppid}`,
    )
  })

  it('is taken from a process whose number was given to another since', async () => {
    const folder = aFolder()
    writeFileSync(join(folder, 'lock'), `${process.ppid} 1 x`)
    const lock = await lockFolder(folder, join(folder, 'lock'))
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    lock.release()
  })

  it('is taken from a process that has ended, though nobody has asked what became of it', async () => {
    const folder = aFolder()
    // What takes the shell's place, before the child ends, never asks for the shell's children.
    const parent = spawn('sh', ['-c', 'sleep 2 & echo $!; exec sleep 60'])
    onTestFinished(() => void parent.kill())
    const [said] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(String(said))
    const stat = (): string => readFileSync(`/proc/${pid}/stat`, 'utf8')
    await expect.poll(stat).toContain(') Z ')
    writeFileSync(join(folder, 'lock'), `${pid} ${stat().split(' ')[21]} x`)
    const lock = await lockFolder(folder, join(folder, 'lock'))
    lock.release()
  })

  it('goes to one of many processes that find a dead one', async () => {
    const folder = aFolder()
    const file = join(folder, 'lock')
    const { href } = new URL('./lock.ts', import.meta.url)
    const code = `
      const { lockFolder } = await import(${JSON.stringify(href)})
      while (Date.now() < Number(rest[0])) ;
      await lockFolder(dataDir, dataDir + '/lock').then(
        () => say('mine'),
        (error) => say(error.name),
      )
      await new Promise((resolve) => setTimeout(resolve, 3_000))`
    writeFileSync(file, '4000000 1 x')
    const together = String(Date.now() + 1_500)
    const said = await Promise.all(
      Array.from({ length: 6 }, () => whatItSaid(startChild(code, folder, together))),
    )
    expect(said.flatMap(({ out }) => out).toSorted()).toEqual([
      ...Array<string>(5).fill('CannotOpen'),
      'mine',
    ])
  })
})
