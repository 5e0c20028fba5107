import type { LookupAddress } from 'node:dns'
import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'

/** How long a name server may take to answer, in ms, and how often each is asked. */
const PATIENCE = { timeout: 2_000, tries: 2 }

/** Where this machine keeps what it knows of names. */
export interface NameSources {
  /** Names that are asked of nobody, as /etc/hosts has them. */
  readonly hosts: string
  /** Search domains, as resolv.conf(5) has them. */
  readonly search: string
  /** Name servers, with a port or without; none are those of the machine. */
  readonly servers: readonly string[]
}

const machine: NameSources = { hosts: '/etc/hosts', search: '/etc/resolv.conf', servers: [] }

/**
 * Stub resolver: the addresses of a host that somebody outside has named, those of IPv4 first.
 * Throws what the name servers came to, or the signal's reason once that is aborted.
 *
 * It is no getaddrinfo (`dns.lookup`): that waits on a thread of a small pool, which no signal
 * cancels, so that one silent name server of one client would hold up every look-up of the process.
 * What getaddrinfo knows besides DNS is read here in its order: names of the hosts file (a
 * container's own, `extra_hosts`), `localhost`, and search domains (services of Kubernetes; those
 * of Compose are answered by the name server of its network). Other sources of nsswitch.conf, such
 * as mDNS, are not asked.
 */
export const resolveHost = async (
  host: string,
  signal: AbortSignal,
  { hosts, search, servers }: NameSources = machine,
): Promise<LookupAddress[]> => {
  signal.throwIfAborted()
  const name = host.toLowerCase()
  const plain = name.replace(/\.$/, '')
  const known = hostsIn(await textOf(hosts), plain)
  if (known.length > 0) return known
  if (plain === 'localhost' || plain.endsWith('.localhost')) return asFound(['127.0.0.1', '::1'])
  const names = name === plain ? searched(plain, await textOf(search)) : [plain]
  const resolver = new Resolver(PATIENCE)
  if (servers.length > 0) resolver.setServers(servers)
  const cancel = (): void => resolver.cancel()
  signal.addEventListener('abort', cancel, { once: true })
  try {
    return await firstOf(resolver, names, signal)
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** The addresses of the first of these names that there is. */
const firstOf = async (
  resolver: Resolver,
  names: readonly string[],
  signal: AbortSignal,
): Promise<LookupAddress[]> => {
  let fault: unknown
  for (const name of names) {
    signal.throwIfAborted()
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    if (addresses.length > 0) return asFound(addresses)
    const faults = found.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    fault = faults.find((one) => !saysNone(one))
    // Whether there is one is not known: the next name would be another host's.
    if (fault !== undefined) break
  }
  throw fault ?? new Error('the name has no address')
}

const saysNone = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && (fault.code === NOTFOUND || fault.code === NODATA)

const asFound = (addresses: readonly string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: isIP(address) }))

/** A file's text; '' where there is none. */
const textOf = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '')

/** The words of each line, without its comment. */
const linesIn = (text: string): string[][] =>
  text.split('\n').map((line) => (line.split(/[#;]/)[0] ?? '').trim().split(/\s+/))

const hostsIn = (text: string, name: string): LookupAddress[] => {
  const addresses = linesIn(text).flatMap(([address = '', ...names]) =>
    isIP(address) !== 0 && names.some((one) => one.toLowerCase() === name) ? [address] : [],
  )
  return asFound([...new Set(addresses)].sort((one, other) => isIP(one) - isIP(other)))
}

/** What is asked for in turn for a name: with few dots in it, its search domains come first. */
const searched = (name: string, text: string): string[] => {
  let [domains, dots]: [string[], number] = [[], 1]
  for (const [key, ...values] of linesIn(text)) {
    if (key === 'search' || key === 'domain') domains = values
    for (const value of key === 'options' ? values : [])
      dots = Number(/^ndots:(\d{1,2})$/.exec(value)?.[1] ?? dots)
  }
  const within = domains.filter((one) => one !== '.').map((domain) => `${name}.${domain}`)
  return name.split('.').length > dots ? [name, ...within] : [...within, name]
}
