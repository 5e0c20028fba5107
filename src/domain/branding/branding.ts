import type { Policy } from '../policy/policy.ts'
import { shadesOf, type Colour, type Shades } from './colour.ts'
import { logoIn, logoName, type Logo, type LogoSize } from './logo.ts'

/** How a client looks to people: on sign-in, on public pages and in mails. */
export interface Brand {
  readonly name: string
  /** Null where the client has no colour of its own. */
  readonly shades: Shades | null
  /** Where the logo lies on this server, and how large it is in pixels. */
  readonly logo: (LogoSize & { readonly url: string }) | null
}

/**
 * The brand of a client by its policy, under its own name where the policy has no other; null for a
 * client that has no look of its own.
 */
export const brandOf = (
  { branding: { name, colour, logo } }: Pick<Policy, 'branding'>,
  client: { readonly key: string; readonly name: string },
): Brand | null => {
  if (name === null && colour === null && logo === null) return null
  const picture = logo === null ? null : logoIn(logo)
  return {
    name: name ?? client.name,
    shades: colour === null ? null : shadesOf(colour as Colour),
    logo: picture && {
      url: logoUrl(client.key, picture),
      width: picture.width,
      height: picture.height,
    },
  }
}

/** Where a client's logo lies on this server. */
export const logoUrl = (client_key: string, logo: Logo): string =>
  `/api/brand/${encodeURIComponent(client_key)}/logo/${logoName(logo)}`
