import type { Settings } from './env.ts'
import { isLoopback } from './loopback.ts'

/**
 * The process cannot start; the message tells an operator in a sentence or two what is wrong and
 * what to do.
 */
export class CannotStart extends Error {}

/** The sentences for operators, each for one thing that can be wrong at start. */
export const cannotStart = {
  portTaken: (host: string, port: number, setting = 'PORT') =>
    `Port ${port} on ${host} is already in use. ` +
    `Stop what uses it, or set ${setting} to another number.`,
  portRefused: (port: number, setting = 'PORT') =>
    `This user may not listen on port ${port}. Set ${setting} to a number above 1023.`,
  hostUnknown: (host: string) =>
    `HOST: ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for every address.`,
  demoInTheOpen: (setting: string, value: string) =>
    `Demo mode has accounts with a known password, and ${setting} (${value}) says that others ` +
    `reach it. Leave ${setting} out, or set EPOD_DEMO=0 for real use, or EPOD_DEMO=1 if that is ` +
    'what you want.',
  argument: (given: string) =>
    `${given} is not understood. Use --role=all, --role=web or --role=worker.`,
  secretUnusable: (file: string) =>
    `The secret in ${file} cannot be used. ` +
    'Restore the file from a backup, or set EPOD_SECRET to the secret it held.',
  secretGone: (file: string) =>
    `The database is in use, but the secret it was used with is not in ${file}. ` +
    'Restore the file from a backup, copy it from the process that has it, or set EPOD_SECRET to ' +
    'what it held. Where it is lost for good, set EPOD_SECRET to a new one: one-time passwords and ' +
    'messages on their way, and pages opened by links, then have to be asked for again; orders, ' +
    'accounts, sessions and links stay good.',
  anotherSecret: (file: string) =>
    `There is another secret in ${file} already. ` +
    'Move it away, or take a data folder that was not used yet.',
  secretsFull: (file: string, most: number) =>
    `There are ${most} secrets in ${file} already, as many as may be; nothing was changed. ` +
    'Each of them may be the only one that opens what it has sealed, so none is dropped for a new one.',
  secretNotKept: (file: string, why: string) =>
    `The secret cannot be kept in ${file} (${why}). ` +
    'Give this user the right to write it, or set EPOD_SECRET.',
} as const

/**
 * Why the demo must not start as it is set: others would reach its accounts, directly or by a proxy
 * on this machine. Null where nobody does, and where it was asked for.
 */
export const whyTooOpen = (settings: OpenSettings): CannotStart | null => {
  if (!settings.demo || settings.demo_asked_for) return null
  const { host, trusted_proxies } = settings
  const open = [
    ['HOST', isLoopback(host) ? '' : host],
    ['EPOD_TRUSTED_PROXIES', trusted_proxies.join(',')],
  ] as const
  const [found] = open.filter(([, value]) => value !== '')
  return found ? new CannotStart(cannotStart.demoInTheOpen(found[0], found[1])) : null
}

/**
 * Is the demo told a public address, which nobody has asked for it by name? Links may be made for
 * one without anybody being let in, so that this is a warning.
 */
export const isToldOpen = ({ demo, demo_asked_for, public_url }: OpenSettings): boolean =>
  demo && !demo_asked_for && !isLoopback(hostOf(public_url))

/** An IPv6 host of an address stands in brackets. */
const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '')

type OpenSettings = Pick<
  Settings,
  'demo' | 'demo_asked_for' | 'host' | 'public_url' | 'trusted_proxies'
>

/**
 * What an error of listening on an address means to an operator; the error itself where it is none
 * of those known.
 */
export const whyNotListening = (
  error: unknown,
  host: string,
  port: number,
  setting?: string,
): unknown => {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new CannotStart(cannotStart.portTaken(host, port, setting))
    case 'EACCES':
      return new CannotStart(cannotStart.portRefused(port, setting))
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CannotStart(cannotStart.hostUnknown(host))
    default:
      return error
  }
}
