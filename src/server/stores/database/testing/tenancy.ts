/**
 * Tables with a client_id that would stay whole where rows are spread over machines by their client
 * (in Citus: reference tables, or local ones of the coordinator), and why.
 */
export const keptWhole: Readonly<Record<string, string>> = Object.fromEntries([
  ...[
    'users',
    'user_identities',
    'preferences',
    'saved_views',
    'second_factors',
    'recovery_codes',
    'passkeys',
    'passkey_challenges',
    'password_resets',
    'sessions',
    'session_tokens',
    'url_codes',
    'api_keys',
    'scim_tokens',
    'sign_in_changes',
    'sign_in_domains',
    'sign_in_providers',
    'sign_in_starts',
    'sign_in_tickets',
  ].map((table) => [table, 'who signs in is looked for before the client is known']),
  ['log_leaves', 'one tree over the events of all clients'],
])

/**
 * Keys of tables that would be spread which do not hold the client. Each is unique by chance, by a
 * sequence, or within one client anyway: docs/scaling.md says what takes its place.
 */
export const keysWithoutClient: readonly string[] = [
  'crate_statements_ref_hash_key',
  'credentials_jti_key',
  'credentials_status_index_key',
  'link_openings_pkey',
  'links_ref_hash_key',
  'outbox_again',
  'outbox_pkey',
  'webhook_deliveries_event',
]
