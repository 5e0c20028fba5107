import type { LinkParty } from '../policy/viewer.ts'
import type { Policy } from '../policy/policy.ts'
import type { Channel } from './channel.ts'
import { LINK_PATH, linkTo } from './public-address.ts'
import { QUERY_PAGE } from './short-address.ts'

/** What is a policy's of the links in SMS. */
type Linked = Pick<Policy, 'messages'>

/** The form in which SMS carry links; without a header, that of a header has none to carry. */
export const linkFormOf = ({
  messages: { link_form, link_header },
}: Linked): Policy['messages']['link_form'] =>
  link_form === 'header' && link_header === null ? 'query' : link_form

const ofPage = new RegExp(`^(.*)${LINK_PATH}$`)

/**
 * A link as a channel carries it: in SMS, in the form that the client has registered with operators
 * by its fixed part. What is no link to a public page stays as it is.
 */
export const linkBy = (channel: Channel, link: string, policy: Linked): string => {
  const form = linkFormOf(policy)
  const [, base, , ref] = ofPage.exec(link) ?? []
  if (channel !== 'sms' || form === 'plain' || base === undefined || ref === undefined) return link
  return form === 'query'
    ? `${base}${QUERY_PAGE}?${ref}`
    : `${base}/${policy.messages.link_header}/${ref}`
}

/** The parts of the links in SMS that never change, for a sender to register; by party. */
export const fixedParts = (
  public_url: string,
  policy: Linked,
  parties: readonly LinkParty[],
): string[] => [
  ...new Set(
    parties.map((party) => linkBy('sms', linkTo(public_url, party, '-'), policy).slice(0, -1)),
  ),
]
