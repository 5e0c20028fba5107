import { CannotOpen, cannotOpen } from './open-errors.ts'

/** The parts of DATABASE_URL that messages may name: never the password. */
export interface Target {
  server: string
  user: string
  database: string
}

/** Reads DATABASE_URL; throws CannotOpen when it is not one. */
export const parseUrl = (text: string): Target => {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    throw new CannotOpen(cannotOpen.badUrl('it is not a URL'))
  }
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:')
    throw new CannotOpen(cannotOpen.badUrl(`it begins with ${url.protocol}`))
  const database = decodeURIComponent(url.pathname.slice(1))
  if (database === '') throw new CannotOpen(cannotOpen.badUrl('it names no database'))
  const host = url.hostname || url.searchParams.get('host') || 'localhost'
  return {
    server: `${host}:${url.port || url.searchParams.get('port') || '5432'}`,
    user:
      decodeURIComponent(url.username) || url.searchParams.get('user') || 'of the operating system',
    database,
  }
}

/** What an operator reads when the first connection to `target` failed with `error`. */
export const openFailure = (error: unknown, { server, user, database }: Target): CannotOpen => {
  if (error instanceof CannotOpen) return error
  const { code = '', message } = error as NodeJS.ErrnoException
  if (/startup parameter/i.test(message))
    return new CannotOpen(cannotOpen.pooler(server), { cause: error })
  if (code === '28P01' || code === '28000')
    return new CannotOpen(cannotOpen.refused(server, user), { cause: error })
  if (code === '3D000')
    return new CannotOpen(cannotOpen.noDatabase(server, database), { cause: error })
  // The driver has an own error for a password it was not given but is asked for.
  if (/password must be a string/i.test(message))
    return new CannotOpen(cannotOpen.refused(server, user), { cause: error })
  if (/^E[A-Z_]+$/.test(code) || code === '57P03' || /timeout|terminated/i.test(message))
    return new CannotOpen(cannotOpen.notReachable(server, code || message), { cause: error })
  return new CannotOpen(cannotOpen.failed(server, message), { cause: error })
}
