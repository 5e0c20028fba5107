import type { ApiScope } from '../../domain/webhooks/scopes.ts'
import { analysis, owedReport } from '../analysis/analysis.ts'
import { knownOrders, requestCutter, requestId } from '../bulk/bulk.ts'
import type { Call } from '../call.ts'
import { getCertificate, getProofPack } from '../proof/certificate.ts'
import { listChanges } from '../orders/changes.ts'
import { clocksOrders, clocksReport } from '../analysis/clocks.ts'
import { getProof } from '../proof/order-proof.ts'
import { openDeliveries, recordDeliveries } from '../bulk/deliveries.ts'
import { downloadPods, downloadReport } from '../bulk/downloads.ts'
import { readLabel } from '../orders/labels.ts'
import { historyActors, listHistory } from '../orders/history.ts'
import { createLink, listLinks, revokeLink } from '../proof/links.ts'
import { getLot, submitLotEvent } from '../orders/lots.ts'
import * as names from '../orders/names.ts'
import * as usual from '../orders/usual.ts'
import { sendStep, triggerNotification } from '../messages/notifications.ts'
import { listActions } from '../orders/order-actions.ts'
import { listOrderMessages } from '../messages/order-messages.ts'
import * as orders from '../orders/orders.ts'
import { getFile, triggerOtp, updateEpod } from '../proof/proof.ts'
import { proofVersions, remarkItems, reviewOrder } from '../proof/reviews.ts'
import { scorecard, scorecardOrders } from '../analysis/scorecard.ts'
import { epcisCapture, epcisCaptureJob } from './epcis-capture.ts'
import * as trade from './trade.ts'
import * as webhooks from './webhooks.ts'

/** The calls that each scope of an API key opens; every other call is closed to keys. */
const calls: Readonly<Record<ApiScope, readonly Call[]>> = {
  'orders:read': [
    orders.fetchOrders,
    orders.fetchedOrders,
    orders.counter,
    orders.getOrder,
    orders.orderHistory,
    knownOrders,
    listActions,
    listChanges,
    listLinks,
    listOrderMessages,
    getLot,
    getFile,
    names.filters,
    names.clientNames,
    names.sourceNames,
    names.destinationNames,
    names.driverNames,
    names.locations,
    names.similarNames,
    names.knownSpellings,
    usual.usualValues,
    readLabel,
    trade.orderEpcis,
    trade.epcisEvents,
    trade.orderStatusMessage,
  ],
  'orders:write': [
    orders.addOrders,
    orders.editOrder,
    updateEpod,
    triggerOtp,
    requestCutter,
    requestId,
    submitLotEvent,
    remarkItems,
    reviewOrder,
    openDeliveries,
    recordDeliveries,
    epcisCapture,
    epcisCaptureJob,
    triggerNotification,
    sendStep,
    createLink,
    revokeLink,
  ],
  'proof:read': [
    orders.getOrder,
    orders.orderHistory,
    getProof,
    getCertificate,
    getProofPack,
    proofVersions,
    getFile,
  ],
  'reports:read': [
    downloadReport,
    downloadPods,
    trade.downloadStatusMessages,
    listHistory,
    historyActors,
    analysis,
    owedReport,
    scorecard,
    scorecardOrders,
    clocksReport,
    clocksOrders,
  ],
  'webhooks:manage': [
    webhooks.addWebhook,
    webhooks.listWebhooks,
    webhooks.removeWebhook,
    webhooks.rotateWebhook,
    webhooks.enableWebhook,
    webhooks.listWebhookDeliveries,
    webhooks.deliverAgain,
  ],
}

/** The scopes of which a key needs one for this call; none where keys may not call it. */
export const scopesFor = ({ method, url }: Pick<Call, 'method' | 'url'>): ApiScope[] =>
  Object.entries(calls).flatMap(([scope, opened]) =>
    opened.some((one) => one.method === method && one.url === url) ? [scope as ApiScope] : [],
  )
