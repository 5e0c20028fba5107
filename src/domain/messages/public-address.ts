/** Whose page a public link opens. */
export const linkParties = ['receiver', 'driver', 'tracking'] as const

type Party = (typeof linkParties)[number]

/** The path of a party's page. */
export const pagePath = (party: Party): string => `/public${party}`

/** The address that opens an order's page for a party, at a step of it where one is named. */
export const linkTo = (
  public_url: string,
  party: Party,
  reference: string,
  opens?: string,
): string => `${public_url}${pagePath(party)}/${reference}${opens === undefined ? '' : `#${opens}`}`

/** Pattern of a link's path: whose page it is, by which reference, and the step it opens at. */
export const LINK_PATH = `/public(${linkParties.join('|')})/([^/?#\\s]+)(?:#(\\w+))?`
const linkPath = new RegExp(LINK_PATH)

/** Whose page the first link of a text opens, and at which step; null where it has none. */
export const partyIn = (
  text: string,
): { readonly party: Party; readonly opens?: string } | null => {
  const [, named, , opens] = linkPath.exec(text) ?? []
  const party = linkParties.find((one) => one === named)
  return party ? { party, ...(opens !== undefined && { opens }) } : null
}
