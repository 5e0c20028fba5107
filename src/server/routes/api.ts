import type { Deps } from '../deps.ts'
import type { Routes } from '../http/routes.ts'
import { aboutRoutes } from './about.ts'
import { accountExportsRoutes } from './account-exports.ts'
import { analysisRoutes } from './analysis.ts'
import { apiKeysRoutes } from './api-keys.ts'
import { bellRoutes } from './bell.ts'
import { brandRoutes } from './brand.ts'
import { bulkRoutes } from './bulk.ts'
import { certificateRoutes } from './certificate.ts'
import { clientsRoutes } from './clients.ts'
import { credentialRoutes } from './credentials.ts'
import { changesRoutes } from './changes.ts'
import { clocksRoutes } from './clocks.ts'
import { cratesRoutes } from './crates.ts'
import { deliveriesRoutes } from './deliveries.ts'
import { downloadsRoutes } from './downloads.ts'
import { bulkChangeRoutes } from './bulk-changes.ts'
import { keptDownloadRoutes } from './kept-downloads.ts'
import { editingRoutes } from './editing.ts'
import { erasuresRoutes } from './erasures.ts'
import { epcisCaptureRoutes } from './epcis-capture.ts'
import { filesRoutes } from './files.ts'
import { historyRoutes } from './history.ts'
import { importsRoutes } from './imports.ts'
import { labelsRoutes } from './labels.ts'
import { legalHoldsRoutes } from './legal-holds.ts'
import { messageTextsRoutes } from './message-texts.ts'
import { linksRoutes } from './links.ts'
import { liveRoutes } from './live.ts'
import { lotsRoutes } from './lots.ts'
import { managementRoutes } from './management.ts'
import { notificationsRoutes } from './notifications.ts'
import { messageCostsRoutes } from './message-costs.ts'
import { operationsRoutes } from './operations.ts'
import { ordersRoutes } from './orders.ts'
import { orderMessagesRoutes } from './order-messages.ts'
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
import { scorecardRoutes } from './scorecard.ts'
import { sessionRoutes } from './session.ts'
import { scimTokensRoutes } from './scim-tokens.ts'
import { signInProvidersRoutes } from './sign-in-providers.ts'
import { singleSignOnRoutes } from './single-sign-on.ts'
import { tradeRoutes } from './trade.ts'
import { userAccessRoutes } from './user-access.ts'
import { userChangesRoutes } from './user-changes.ts'
import { userImportsRoutes } from './user-imports.ts'
import { usersRoutes } from './users.ts'
import { webhooksRoutes } from './webhooks.ts'

/** Every route under /api. */
export const apiRoutes =
  (deps: Deps): Routes =>
  async (api) => {
    const rooms = [
      aboutRoutes,
      accountExportsRoutes,
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
      deliveriesRoutes,
      liveRoutes,
      proofRoutes,
      credentialRoutes,
      reviewsRoutes,
      lotsRoutes,
      cratesRoutes,
      filesRoutes,
      linksRoutes,
      messageTextsRoutes,
      publicRoutes,
      outboxRoutes,
      messageCostsRoutes,
      orderMessagesRoutes,
      managementRoutes,
      historyRoutes,
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
      erasuresRoutes,
      analysisRoutes,
      scorecardRoutes,
      clocksRoutes,
      bellRoutes,
      preferencesRoutes,
      downloadsRoutes,
      bulkChangeRoutes,
      keptDownloadRoutes,
      certificateRoutes,
      tradeRoutes,
      epcisCaptureRoutes,
      labelsRoutes,
      notificationsRoutes,
      webhooksRoutes,
      apiKeysRoutes,
      changesRoutes,
    ]
    for (const routes of rooms) await api.register(routes(deps))
  }
