import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { secretsIn } from './secret-lines.ts'
import { newSecret } from './secrets.ts'
import { CannotStart, cannotStart } from './start-errors.ts'

/** The file of the secret in a data folder. */
export const secretFile = (data_dir: string): string => join(data_dir, 'secret')

/**
 * The installation's secret in the data folder, readable by this user only; made where there is
 * none and the database is not in use yet, however many processes start at once. Throws
 * CannotStart.
 */
export const keptSecret = async (
  data_dir: string,
  isInUse: () => Promise<boolean>,
): Promise<string> => {
  const file = secretFile(data_dir)
  const kept = await secretIn(data_dir)
  if (kept !== null) return kept
  const isNeeded = await isInUse()
  // Whoever began to use the database meanwhile made the secret before.
  return explained(file, async () => {
    const made = (await readSecret(file)) ?? (isNeeded ? null : await makeSecret(data_dir, file))
    if (made === null) throw new CannotStart(cannotStart.secretGone(file))
    return made
  })
}

/**
 * The secret in a data folder, with those of before it where it was rotated; null where there is
 * none. Throws CannotStart where it cannot be read.
 */
export const secretIn = (data_dir: string): Promise<string | null> => {
  const file = secretFile(data_dir)
  return explained(file, () => readSecret(file))
}

/**
 * Keeps this secret in a data folder that has none, readable by this user only. Throws CannotStart
 * where there is another.
 */
export const keepSecret = async (data_dir: string, secret: string): Promise<void> => {
  const file = secretFile(data_dir)
  await explained(file, async () => {
    if ((await makeSecret(data_dir, file, secret)) !== secret)
      throw new CannotStart(cannotStart.anotherSecret(file))
  })
}

/**
 * Secrets in one file, at most. Nothing seals again what an earlier one has sealed, so none is ever
 * dropped for a new one: a rotation beyond the bound is refused.
 */
export const MOST_SECRETS = 100

/**
 * A rotation in one step; or in two, where several processes have the secret: `add` lets all of
 * them read what the new one makes, and `use` has them make with it.
 */
export type SecretRotation = 'at_once' | 'add' | 'use'

/**
 * Puts a new secret before the one in the data folder (key rotation), or behind it, or the second
 * before the first. All of before stay beside it, for what was sealed and signed with them; answers
 * how many secrets are there now. Throws CannotStart where there is none, and where there are as
 * many as may be.
 */
export const rotateSecret = async (
  data_dir: string,
  how: SecretRotation = 'at_once',
): Promise<number> => {
  const file = secretFile(data_dir)
  return explained(file, async () => {
    const kept = await readSecret(file)
    if (kept === null) throw new CannotStart(cannotStart.secretGone(file))
    const [first = '', ...others] = kept.split('\n')
    const [second, ...rest] = how === 'use' ? others : [newSecret(), ...others]
    const secrets = [
      ...(how === 'add' ? [first, second] : [second, first]).filter((one) => one !== undefined),
      ...rest,
    ]
    if (secrets.length > MOST_SECRETS)
      throw new CannotStart(cannotStart.secretsFull(file, MOST_SECRETS))
    const draft = `${file}.${randomUUID()}`
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(`${secrets.join('\n')}\n`)
      await handle.sync()
      await handle.close()
      await rename(draft, file)
    } finally {
      await rm(draft, { force: true })
    }
    return secrets.length
  })
}

const explained = async <T>(file: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CannotStart) throw error
    const { code, message } = error as NodeJS.ErrnoException
    throw new CannotStart(cannotStart.secretNotKept(file, code ?? message))
  }
}

const readSecret = async (file: string): Promise<string | null> => {
  try {
    const secrets = secretsIn((await readFile(file, 'utf8')).trim())
    // A new one in its place would make every sealed and signed value unreadable.
    if (secrets === null) throw new CannotStart(cannotStart.secretUnusable(file))
    return secrets.join('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

const makeSecret = async (folder: string, file: string, secret = newSecret()): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomUUID()}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(`${secret}\n`)
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
