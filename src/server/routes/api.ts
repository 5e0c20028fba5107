import type { Deps } from '../deps.ts'
import type { Routes } from '../http/routes.ts'
import { aboutRoutes } from './about.ts'
import { analysisRoutes } from './analysis.ts'
import { bellRoutes } from './bell.ts'
import { brandRoutes } from './brand.ts'
import { bulkRoutes } from './bulk.ts'
import { clientsRoutes } from './clients.ts'
import { cratesRoutes } from './crates.ts'
import { downloadsRoutes } from './downloads.ts'
import { editingRoutes } from './editing.ts'
import { filesRoutes } from './files.ts'
import { importsRoutes } from './imports.ts'
import { legalHoldsRoutes } from './legal-holds.ts'
import { linksRoutes } from './links.ts'
import { liveRoutes } from './live.ts'
import { lotsRoutes } from './lots.ts'
import { managementRoutes } from './management.ts'
import { notificationsRoutes } from './notifications.ts'
import { operationsRoutes } from './operations.ts'
import { ordersRoutes } from './orders.ts'
import { outboxRoutes } from './outbox.ts'
import { ownAccountRoutes } from './own-account.ts'
import { passkeysRoutes } from './passkeys.ts'
import { policiesRoutes } from './policies.ts'
import { policyChangesRoutes } from './policy-changes.ts'
import { policyDraftsRoutes } from './policy-drafts.ts'
import { preferencesRoutes } from './preferences.ts'
import { proofRoutes } from './proof.ts'
import { publicRoutes } from './public.ts'
import { reviewsRoutes } from './reviews.ts'
import { secondFactorRoutes } from './second-factor.ts'
import { sessionRoutes } from './session.ts'
import { scimTokensRoutes } from './scim-tokens.ts'
import { signInProvidersRoutes } from './sign-in-providers.ts'
import { singleSignOnRoutes } from './single-sign-on.ts'
import { userAccessRoutes } from './user-access.ts'
import { userChangesRoutes } from './user-changes.ts'
import { userImportsRoutes } from './user-imports.ts'
import { usersRoutes } from './users.ts'

/** Every route under /api. */
export const apiRoutes =
  (deps: Deps): Routes =>
  async (api) => {
    const rooms = [
      aboutRoutes,
      sessionRoutes,
      ownAccountRoutes,
      secondFactorRoutes,
      singleSignOnRoutes,
      signInProvidersRoutes,
      scimTokensRoutes,
      passkeysRoutes,
      ordersRoutes,
      editingRoutes,
      bulkRoutes,
      importsRoutes,
      liveRoutes,
      proofRoutes,
      reviewsRoutes,
      lotsRoutes,
      cratesRoutes,
      filesRoutes,
      linksRoutes,
      publicRoutes,
      outboxRoutes,
      managementRoutes,
      usersRoutes,
      userAccessRoutes,
      userChangesRoutes,
      userImportsRoutes,
      clientsRoutes,
      brandRoutes,
      policiesRoutes,
      policyChangesRoutes,
      policyDraftsRoutes,
      operationsRoutes,
      legalHoldsRoutes,
      analysisRoutes,
      bellRoutes,
      preferencesRoutes,
      downloadsRoutes,
      notificationsRoutes,
    ]
    for (const routes of rooms) await api.register(routes(deps))
  }
