import { Resolver } from 'node:dns/promises'

/** How long a name server may take to answer, in ms, and how often each is asked. */
const PATIENCE = { timeout: 2_000, tries: 2 }

/**
 * Domain verification: the TXT record by which whoever controls a domain says that its addresses
 * belong to this client of this installation. It is no secret: nobody else can write it there.
 */
export const domainRecord = (public_url: string, client: string): string =>
  `epod-sign-in=${new URL(public_url).host}/${client}`

/** Where in a domain that record stands. */
export const recordName = (domain: string): string => `_epod.${domain}`

/**
 * Does a domain have this record? It has not where no server answers either. `servers` are
 * addresses with a port or without; none are those of the machine.
 */
export const hasRecord = async (
  domain: string,
  record: string,
  servers: readonly string[],
): Promise<boolean> => {
  const resolver = new Resolver(PATIENCE)
  if (servers.length > 0) resolver.setServers(servers)
  try {
    const found = await resolver.resolveTxt(recordName(domain))
    // A record over 255 bytes comes in pieces.
    return found.some((pieces) => pieces.join('').trim() === record)
  } catch {
    return false
  }
}
