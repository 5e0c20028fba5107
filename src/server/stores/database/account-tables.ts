import type { UserAction } from '../../../contract/users/user-changes.ts'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from './json-column.ts'

/** A client account of the platform. */
export interface ClientRow {
  id: string
  key: string
  name: string
  preset: Generated<string | null>
  created_at: Generated<string>
}
/**
 * A version of a client's configuration; the highest whose time has come counts, but for those that
 * were withdrawn.
 */
export interface PolicyRow {
  client_id: string
  version: number
  document: Json<unknown>
  created_at: Generated<string>
  created_by: string | null
  why: Generated<string | null>
  restores: Generated<number | null>
  effective_at: Generated<string>
}
/** That a version shall not hold, said before its time had come. */
export interface PolicyWithdrawalRow {
  client_id: string
  version: number
  why: string
  created_at: Generated<string>
  created_by: string | null
}
/** An account that signs in. */
export interface UserRow {
  id: string
  client_id: string
  username: string
  name: string
  email: string | null
  /** Null until the invitation is taken up. */
  password_hash: string | null
  is_invited: GeneratedAlways<boolean>
  reach: 'client' | 'vendor' | 'distributor'
  party: string | null
  disabled: Generated<boolean>
  config: Json<unknown>
  is_platform_admin: Generated<boolean>
  rev: Generated<number>
  last_sign_in_at: Generated<string | null>
  created_at: Generated<string>
  /** Null for `id`. */
  provisioned_id: Generated<string | null>
  /** Deleted by whoever provisions it, and disabled since. */
  is_removed: Generated<boolean>
}
/** A change of user management: the audit log. */
export interface UserChangeRow {
  client_id: string
  id: string
  at: Generated<string>
  by: string | null
  user_id: string
  username: string
  action: UserAction
  before: Json<unknown>
  after: Json<unknown>
  why: string | null
}
/** A signed-in session; tokens stand as SHA-256. */
export interface SessionRow {
  id: string
  client_id: string
  user_id: string
  renewal_hash: string
  idle_expires_at: string
  absolute_expires_at: string
  embedded: Generated<boolean>
  purpose: Generated<'mobile_add' | null>
  parent_id: Generated<string | null>
  viewed_from: Generated<string | null>
  user_agent: string | null
  network: Generated<string | null>
  strong: Generated<boolean>
  is_single: Generated<boolean>
  provider_session: Generated<string | null>
  created_at: Generated<string>
  ended_at: string | null
}
/** A token of a session, good until its end; a renewed one lives beside the one before. */
export interface SessionTokenRow {
  hash: string
  client_id: string
  session_id: string
  expires_at: string
}
/** A single-use code that may stand in an address, as SHA-256. */
export interface UrlCodeRow {
  hash: string
  client_id: string
  session_id: string
  purpose: 'embed' | 'mobile_add'
  expires_at: string
  used_at: string | null
}
/** A failed sign-in, counted for the limits of AUTH-13. */
export interface LoginFailureRow {
  id: string
  name_hash: string
  address: string
  pending: Generated<boolean>
  at: Generated<string>
}
/** A reset link's code, as SHA-256. */
export interface PasswordResetRow {
  hash: string
  name_hash: string
  client_id: string | null
  user_id: string | null
  address: Generated<string>
  purpose: Generated<'reset' | 'invitation'>
  expires_at: string
  used_at: string | null
  at: Generated<string>
}
/** How a user likes the table. */
export interface PreferencesRow {
  client_id: string
  user_id: string
  document: Json<unknown>
}
/** Filters that a user keeps under a name. */
export interface SavedViewRow {
  client_id: string
  id: string
  user_id: string
  name: string
  search: string
}
