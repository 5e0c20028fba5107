/** Passkeys of one user, at most. */
export const mostPasskeys = 20

/** Minutes that a challenge may wait for its answer. */
export const challengeMinutes = 5

/**
 * Whom a passkey is for (relying party): the host that it is bound to, and the page that may ask.
 */
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
  // Of this very machine, whose number is known: browsers make a passkey for its name.
  const name = host === '127.0.0.1' || host === '[::1]' ? 'localhost' : host
  const isLocal = name === 'localhost' || name.endsWith('.localhost')
  const isNumber = name.startsWith('[') || /^[\d.]+$/.test(name)
  if (name === '' || isNumber || !(scheme === 'https' || isLocal)) return null
  // As browsers write an origin: the scheme's own port is left out.
  const isUsual = port === (scheme === 'https' ? ':443' : ':80')
  return { id: name, origin: `${scheme}://${name}${isUsual ? '' : port}` }
}

/**
 * Does a count of uses show that the passkey was copied? It must go up, unless the device does not
 * count at all.
 */
export const isCopied = (kept: number, told: number): boolean =>
  (kept > 0 || told > 0) && told <= kept
