import type { Caller } from '../caller.ts'
import { unauthorized } from '../errors.ts'

/** A user's own session, by the ids that the database knows it by. */
export interface OwnSession {
  readonly client_id: string
  readonly user_id: string
  readonly session_id: string
}

/** The session of a caller who has signed in. Throws Refused 401 for anybody else. */
export const ownSessionOf = ({ viewer, session_id }: Caller): OwnSession => {
  if (viewer.user_id === null || session_id === null) throw unauthorized()
  return { client_id: viewer.client_id, user_id: viewer.user_id, session_id }
}
