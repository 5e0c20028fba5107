import { spoken } from './catalogue.ts'

/** What the API says of single sign-on and provisioning: no page loads it. */
export const singleSentences = /* @__PURE__ */ spoken('singleSentences', {
  single_unknown: 'There is no single sign-on for this. Please ask who runs it for you.',
  single_saved: 'Single sign-on was saved',
  single_removed: 'Single sign-on was removed',
  single_read: 'The provider was read',
  single_changed_since: 'Somebody has changed this since. Please look at it first.',
  single_state_unknown:
    'This sign-in was not begun in this browser, was used already, or took too long. Please begin again.',
  single_provider_refused: (error: string) => `Your company’s sign-in refused this: ${error}`,
  single_proof_unfit: (why: string) =>
    `What your company’s sign-in answered cannot be trusted: ${why}`,
  single_provider_silent: 'Your company’s sign-in does not answer. Please try again soon.',
  single_no_group: 'None of your groups may use this product. Please ask your administrator.',
  single_no_name: 'Your company’s sign-in says no name that can be used here',
  single_name_taken: (username: string) =>
    `There is an account ‘${username}’ already which single sign-on may not take. Please ask your administrator.`,
  single_not_platform: 'Who administers every client signs in with a password',
  single_only: 'Please sign in with your company’s single sign-on',
  issuer_unfit: 'must be an https address without ? and #',
  issuer_inner: 'is an address of an inner network',
  issuer_silent: 'did not answer in time, or not at all',
  issuer_unreadable: (why: string) => `does not answer as OpenID Connect discovery does: ${why}`,
  domain_unfit: 'is no domain, such as example.com',
  domain_taken: (domain: string) => `${domain} leads to another client’s provider already`,
  domain_unproved: (domain: string, name: string, record: string) =>
    `${domain} is not proved to be yours. Its DNS needs the TXT record ${name} with ‘${record}’.`,
  group_twice: (group: string) => `‘${group}’ stands in the map twice`,
  secret_needed: 'is needed for another issuer or client id',
  scim_token_made: 'Here is the token. It is shown once.',
  scim_token_revoked: 'The token was revoked',
  scim_token_wrong: 'This token is missing, wrong or revoked',
  too_many_scim_tokens: (most: number) => `There can be at most ${most} tokens at a time`,
  scim_filter_unfit: 'Only ‘userName eq "…"’ and ‘externalId eq "…"’ can be asked for',
  scim_value_unfit: (path: string) => `${path} has no value that can be kept`,
  scim_path_unknown: (path: string) => `${path} is no attribute that can be changed`,
  scim_as_whole: (path: string) => `${path} can only be replaced or removed as a whole`,
  scim_name_stays: 'userName cannot be changed',
  scim_no_group: (path: string) => `${path} names no group or role of the map`,
  scim_external_id_taken: 'There is a user with this externalId already',
  scim_version_old: 'The user has changed since this version',
} as const)
