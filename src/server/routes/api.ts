import type { Deps } from '../deps.ts'
import type { Routes } from '../http/routes.ts'
import { aboutRoutes } from './about.ts'
import { accountExportsRoutes } from './admin/account-exports.ts'
import { analysisRoutes } from './analysis/analysis.ts'
import { apiKeysRoutes } from './systems/api-keys.ts'
import { bellRoutes } from './messages/bell.ts'
import { brandRoutes } from './admin/brand.ts'
import { bulkRoutes } from './bulk/bulk.ts'
import { certificateRoutes } from './proof/certificate.ts'
import { clientsRoutes } from './admin/clients.ts'
import { credentialRoutes } from './sign-in/credentials.ts'
import { changesRoutes } from './orders/changes.ts'
import { clocksRoutes } from './analysis/clocks.ts'
import { crateStatementsRoutes } from './crates/crate-statements.ts'
import { cratesRoutes } from './crates/crates.ts'
import { deliveriesRoutes } from './bulk/deliveries.ts'
import { downloadsRoutes } from './bulk/downloads.ts'
import { bulkChangeRoutes } from './orders/bulk-changes.ts'
import { keptDownloadRoutes } from './bulk/kept-downloads.ts'
import { editingRoutes } from './orders/editing.ts'
import { erasuresRoutes } from './admin/erasures.ts'
import { epcisCaptureRoutes } from './systems/epcis-capture.ts'
import { filesRoutes } from './proof/files.ts'
import { historyRoutes } from './orders/history.ts'
import { importsRoutes } from './bulk/imports.ts'
import { labelsRoutes } from './orders/labels.ts'
import { legalHoldsRoutes } from './admin/legal-holds.ts'
import { messageTextsRoutes } from './messages/message-texts.ts'
import { linksRoutes } from './proof/links.ts'
import { liveRoutes } from './orders/live.ts'
import { lotsRoutes } from './orders/lots.ts'
import { managementRoutes } from './admin/management.ts'
import { newPasswordRoutes } from './sign-in/new-password.ts'
import { notificationsRoutes } from './messages/notifications.ts'
import { messageCostsRoutes } from './messages/message-costs.ts'
import { operationsRoutes } from './admin/operations.ts'
import { ordersRoutes } from './orders/orders.ts'
import { orderMessagesRoutes } from './messages/order-messages.ts'
import { outboxRoutes } from './messages/outbox.ts'
import { ownAccountRoutes } from './sign-in/own-account.ts'
import { passkeysRoutes } from './sign-in/passkeys.ts'
import { policiesRoutes } from './admin/policies.ts'
import { policyChangesRoutes } from './admin/policy-changes.ts'
import { policyDraftsRoutes } from './admin/policy-drafts.ts'
import { preferencesRoutes } from './sign-in/preferences.ts'
import { proofRoutes } from './proof/proof.ts'
import { publicRoutes } from './proof/public.ts'
import { reviewsRoutes } from './proof/reviews.ts'
import { secondFactorRoutes } from './sign-in/second-factor.ts'
import { scorecardRoutes } from './analysis/scorecard.ts'
import { sessionRoutes } from './sign-in/session.ts'
import { sessionCodesRoutes } from './sign-in/session-codes.ts'
import { scimTokensRoutes } from './users/scim-tokens.ts'
import { signInProvidersRoutes } from './sign-in/sign-in-providers.ts'
import { singleSignOnRoutes } from './sign-in/single-sign-on.ts'
import { tradeRoutes } from './systems/trade.ts'
import { userAccessRoutes } from './users/user-access.ts'
import { userChangesRoutes } from './users/user-changes.ts'
import { userImportsRoutes } from './users/user-imports.ts'
import { usersRoutes } from './users/users.ts'
import { webhooksRoutes } from './systems/webhooks.ts'

/** Every route under /api. */
export const apiRoutes =
  (deps: Deps): Routes =>
  async (api) => {
    const rooms = [
      aboutRoutes,
      accountExportsRoutes,
      sessionRoutes,
      sessionCodesRoutes,
      newPasswordRoutes,
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
      crateStatementsRoutes,
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
