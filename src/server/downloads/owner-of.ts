import { sightOf } from '../../domain/columns/withheld.ts'
import type { Caller } from '../caller.ts'
import { scopeOf } from '../stores/database/scope.ts'
import type { Owner } from '../stores/downloads/kept-downloads.ts'

/** A caller as the owner of its kept downloads; whoever is no user has none. */
export const ownerOf = ({ viewer, policy }: Pick<Caller, 'viewer' | 'policy'>): Owner => ({
  scope: scopeOf(viewer),
  user_id: viewer.user_id ?? '',
  sight: sightOf(viewer, policy),
})
