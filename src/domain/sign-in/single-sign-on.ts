import { z } from 'zod'
import { issueText } from '../field-errors.ts'
import { userFields } from '../users/user-input.ts'

/** Most groups that a provider's map may name. */
export const MOST_GROUPS = 200
/** Most domains of e-mail addresses that lead to a provider. */
export const MOST_DOMAINS = 20

/** What a group of the provider's makes of whoever is in it. */
export const groupRule = z.strictObject({
  group: z.string().trim().min(1).max(200).describe('as the provider spells it'),
  role: userFields.role.default(null).describe('null: as the client’s configuration says'),
  accountType: userFields.accountType.default(null).describe('likewise'),
})
/** One line of the map from the provider's groups to rights. */
export type GroupRule = z.output<typeof groupRule>

/** A domain of e-mail addresses, as DNS has it, in lower case. */
export const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, issueText('domain_unfit'))

/** What a provider says of somebody: the claims of its ID token, and of its userinfo. */
export type Claims = Readonly<Record<string, unknown>>

/**
 * The claims of an ID token with what its userinfo adds. What verifies an address goes with that
 * very address: a word on another one is left out.
 */
export const mergedClaims = (id_token: Claims, userinfo: Claims): Claims => {
  const all = { ...userinfo, ...id_token }
  const isOfOne = userinfo['email'] === all['email'] || 'email_verified' in id_token
  return isOfOne ? all : { ...all, email_verified: undefined }
}

/** The groups that claims name: a list of texts, or one text; null where the claim is not there. */
export const groupsIn = (claims: Claims, claim: string): readonly string[] | null => {
  const said = Object.hasOwn(claims, claim) ? claims[claim] : undefined
  if (typeof said === 'string') return [said]
  return Array.isArray(said) ? said.filter((one) => typeof one === 'string') : null
}

/**
 * The rights of whoever is in these groups: of the first rule that names one; null where none does.
 */
export const rightsOf = (
  groups: readonly string[],
  rules: readonly GroupRule[],
): GroupRule | null => {
  const own = new Set(groups)
  return rules.find(({ group }) => own.has(group)) ?? null
}

const textOf = (claims: Claims, claim: string): string | null => {
  const said = claims[claim]
  return typeof said === 'string' && said.trim() !== '' ? said.trim() : null
}

/** An e-mail address that the provider has verified, and says so by the very value `true`. */
export const verifiedEmailIn = (claims: Claims): string | null =>
  claims['email_verified'] === true ? textOf(claims, 'email') : null

/** Usernames that claims offer, the best first, as far as they can be one of ours. */
export const usernamesIn = (claims: Claims): readonly string[] =>
  ['preferred_username', 'upn', 'email']
    .map((claim) => userFields.username.safeParse(textOf(claims, claim)).data)
    .filter((name) => name !== undefined)

/** The name and e-mail address of somebody who is new here. */
export const personIn = (
  claims: Claims,
  username: string,
): { readonly name: string; readonly email: string | null } => {
  const parts = [textOf(claims, 'given_name'), textOf(claims, 'family_name')]
  const said = textOf(claims, 'name') ?? parts.filter((part) => part !== null).join(' ')
  return {
    name: userFields.name.safeParse(said).data ?? username,
    email: userFields.email.safeParse(verifiedEmailIn(claims)).data ?? null,
  }
}

/**
 * Ids under which whoever provisions users may know this one: the subject, and the object id that
 * one large provider gives beside a subject of its own for each product.
 */
export const externalIdsIn = (claims: Claims): readonly string[] =>
  ['sub', 'oid'].map((claim) => textOf(claims, claim)).filter((id) => id !== null)

/** Did the provider see more than one factor (RFC 8176)? Then ours is not asked for again. */
export const sawSecondFactor = ({ amr }: Claims): boolean =>
  Array.isArray(amr) && amr.includes('mfa')
