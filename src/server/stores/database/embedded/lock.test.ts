import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aFolder } from '../../../testing/a-folder.ts'
import { startChild } from '../testing/child.ts'
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
      const { existsSync } = await import('node:fs')
      const { lockFolder } = await import(${JSON.stringify(href)})
      say('ready')
      while (!existsSync(dataDir + '/go')) ;
      await lockFolder(dataDir, dataDir + '/lock').then(
        () => say('mine'),
        (error) => say(error.name),
      )
      // It lives until it is ended, so that nobody finds a dead one again.
      setInterval(() => {}, 1_000)`
    writeFileSync(file, '4000000 1 x')
    const said: string[] = []
    for (let left = 6; left > 0; left -= 1) {
      const child = startChild(code, folder)
      onTestFinished(() => void child.kill())
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said.push(...text.split('\n').slice(0, -1))
      })
    }
    await expect.poll(() => said).toEqual(Array<string>(6).fill('ready'))
    writeFileSync(join(folder, 'go'), '')
    await expect.poll(() => said).toHaveLength(12)
    expect(said.slice(6).toSorted()).toEqual([...Array<string>(5).fill('CannotOpen'), 'mine'])
  })
})
