/** Passkeys of one user, at most. */
export const mostPasskeys = 20

/** Minutes that a challenge may wait for its answer. */
export const challengeMinutes = 5

/** Whom a passkey is for (relying party): the host that it is bound to, and the page that may ask. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/**
 * Whom passkeys are for where people reach the product at `address`; null where browsers make none:
 * without https, but for this very machine, and where the host is a number.
 */
export const relyingParty = (address: string): RelyingParty | null => {
  const [, scheme = '', host = '', port = ''] =
    /^(https?):\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?(?:\/|$)/.exec(address.toLowerCase()) ?? []
  const isLocal = host === 'localhost' || host.endsWith('.localhost')
  const isNumber = host.startsWith('[') || /^[\d.]+$/.test(host)
  if (host === '' || isNumber || !(scheme === 'https' || isLocal)) return null
  // As browsers write an origin: the scheme's own port is left out.
  const isUsual = port === (scheme === 'https' ? ':443' : ':80')
  return { id: host, origin: `${scheme}://${host}${isUsual ? '' : port}` }
}

/**
 * Does a count of uses show that the passkey was copied? It must go up, unless the device does not
 * count at all.
 */
export const isCopied = (kept: number, told: number): boolean =>
  (kept > 0 || told > 0) && told <= kept
