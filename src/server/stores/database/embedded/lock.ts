import { randomUUID } from 'node:crypto'
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CannotOpen, cannotOpen } from '../open-errors.ts'

/** A held lock on a data folder. */
export interface FolderLock {
  release(): void
}

// Two databases of one process share its pid, which tells other processes apart only.
const heldHere = new Set<string>()

/** What the system tells of a process from its state on (proc(5), `stat`); nothing elsewhere. */
const statOf = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}

/**
 * Jiffies after boot at which a process began, '' where the system does not tell: a pid that was
 * given away again is not the same process.
 */
const startOf = (pid: number): string => statOf(pid)[19] ?? ''

/** A zombie: it has ended and holds nothing, but nobody has asked what became of it. */
const isZombie = (pid: number): boolean => ['Z', 'X'].includes(statOf(pid)[0] ?? '')

const isAlive = (pid: number, start: string): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  if (isZombie(pid)) return false
  const now = startOf(pid)
  return start === '' || now === '' || start === now
}

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const holder = (content: string): number | undefined => {
  const [pid = '', start = ''] = content.split(' ')
  return Number(pid) > 0 && Number(pid) !== process.pid && isAlive(Number(pid), start)
    ? Number(pid)
    : undefined
}

/**
 * Takes `file` as the lock of `folder` for this process; throws CannotOpen while another living
 * process has it.
 */
export const lockFolder = async (folder: string, file: string): Promise<FolderLock> => {
  if (heldHere.has(file)) throw new CannotOpen(cannotOpen.locked(folder, process.pid))
  heldHere.add(file)
  const mine = `${process.pid} ${startOf(process.pid)} ${randomUUID()}`
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, mine)
    let left = read(file)
    if (left !== undefined) {
      const pid = holder(left)
      if (pid !== undefined) throw new CannotOpen(cannotOpen.locked(folder, pid))
      sweep(folder, file, left)
      left = read(file)
    }
    link(folder, draft, file)
    // Somebody who judged the dead lock at the same moment may have moved ours away; he sees that
    // and puts it back.
    await sleep(30)
    const now = read(file)
    if (now !== mine)
      throw new CannotOpen(cannotOpen.locked(folder, Number(now?.split(' ')[0] ?? 0)))
    removeDrafts(file)
  } catch (error) {
    heldHere.delete(file)
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return {
    release: () => {
      heldHere.delete(file)
      if (read(file) === mine) rmSync(file, { force: true })
    },
  }
}

const link = (folder: string, draft: string, file: string): void => {
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new CannotOpen(cannotOpen.locked(folder, Number(read(file)?.split(' ')[0] ?? 0)))
  }
}

const sweep = (folder: string, file: string, dead: string): void => {
  const aside = `${file}.${process.pid}.dead`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  const moved = read(aside)
  if (moved !== undefined && moved !== dead) link(folder, aside, file)
  rmSync(aside, { force: true })
  if (moved !== dead)
    throw new CannotOpen(cannotOpen.locked(folder, Number(moved?.split(' ')[0] ?? 0)))
}

// A process that died while it asked for the lock left its draft.
const removeDrafts = (file: string): void => {
  for (const name of readdirSync(dirname(file))) {
    const [base, pid] = name.split('.')
    if (base === basename(file) && pid !== undefined && !isAlive(Number(pid), ''))
      rmSync(join(dirname(file), name), { force: true })
  }
}
