import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newSecret } from './secrets.ts'
import { CannotStart, cannotStart } from './start-errors.ts'

/**
 * The installation's secret in the data folder, readable by this user only; made where there is
 * none, however many processes start at once. Throws CannotStart.
 */
export const keptSecret = async (data_dir: string): Promise<string> => {
  const file = join(data_dir, 'secret')
  try {
    return (await readSecret(file)) ?? (await makeSecret(data_dir, file))
  } catch (error) {
    if (error instanceof CannotStart) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new CannotStart(cannotStart.secretNotKept(file, code ?? message))
  }
}

const readSecret = async (file: string): Promise<string | null> => {
  try {
    const secret = (await readFile(file, 'utf8')).trim()
    // A new one in its place would make every sealed and signed value unreadable.
    if (secret.length < 32) throw new CannotStart(cannotStart.secretUnusable(file))
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const makeSecret = async (folder: string, file: string): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomUUID()}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(`${newSecret()}\n`)
    await handle.sync()
    await handle.close()
    // Unlike a rename, a link fails where another process was first.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  const kept = await readSecret(file)
  if (kept === null) throw new CannotStart(cannotStart.secretUnusable(file))
  return kept
}
