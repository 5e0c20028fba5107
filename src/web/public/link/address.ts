/** The three public pages. */
export type PublicRole = 'receiver' | 'driver' | 'tracking'

/**
 * What the address of a public page asks for: nothing yet, an order by its reference or id, or one
 * by LR number.
 */
export type Address =
  | { readonly role: PublicRole; readonly kind: 'ask' }
  | {
      readonly role: PublicRole
      readonly kind: 'ref'
      readonly client: string | null
      readonly ref: string
    }
  | { readonly role: PublicRole; readonly kind: 'lr'; readonly client: string; readonly lr: string }

const roles = new Map<string, PublicRole>([
  ['publicreceiver', 'receiver'],
  ['publicdriver', 'driver'],
  ['publictracking', 'tracking'],
])

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Reads the path of a public page (PUBL-01 to PUBL-03); what it does not know is the page that asks
 * for a number.
 */
export const addressOf = (pathname: string): Address => {
  const [page = '', ...parts] = pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)
  const role = roles.get(page) ?? 'receiver'
  const [first, second, third] = parts
  if (first === undefined || parts.length > 3) return { role, kind: 'ask' }
  if (second === undefined) return { role, kind: 'ref', client: null, ref: first }
  if (third === undefined) return { role, kind: 'ref', client: first, ref: second }
  return second === 'lr' ? { role, kind: 'lr', client: first, lr: third } : { role, kind: 'ask' }
}

/** The page that asks for the code of an order found by its number. */
export const lrPath = (role: PublicRole, client: string, lr: string): string =>
  `/public${role}/${encodeURIComponent(client.trim())}/lr/${encodeURIComponent(lr.trim())}`

/** The API's path for an address that names an order. */
export const apiPath = (address: Exclude<Address, { kind: 'ask' }>): string => {
  const parts =
    address.kind === 'lr'
      ? [address.client, 'lr', address.lr]
      : address.client === null
        ? [address.ref]
        : [address.client, address.ref]
  return ['/public', address.role, ...parts.map(encodeURIComponent)].join('/')
}
