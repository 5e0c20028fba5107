import type { AttemptReason } from '../order/proof/attempt-schema.ts'

/** Stages of a consignment's way as the trade counts them, and how it ends. */
export const milestones = [
  'booked',
  'dispatched',
  'under_way',
  'arrived',
  'attempted',
  'received',
  'received_short',
  'received_damaged',
  'received_otherwise',
  'rejected',
] as const
/** One of them. */
export type Milestone = (typeof milestones)[number]

/** Code mapping: how each of the trade's languages says one milestone. */
export interface TradeStatus {
  /** Which event of ours it is, for the page of documentation. */
  readonly from: string
  /** Business step and disposition of the Core Business Vocabulary 2.0, as bare strings. */
  readonly epcis: { readonly biz_step: string; readonly disposition: string }
  /** ANSI X12 004010, AT7: elements 1650 (status) and 1651 (reason), a segment each. */
  readonly x12: readonly { readonly status: string; readonly reason: string }[]
  /** UN/EDIFACT D.96A, STS: elements 9011 (status event) and 9013 (reason). */
  readonly edifact: { readonly event: string; readonly reason: string | null }
}

const NORMAL = 'NS'

/** The one table that maps our statuses to the codes of EPCIS, X12 and EDIFACT. */
export const tradeStatuses: Readonly<Record<Milestone, TradeStatus>> = {
  booked: {
    from: '`created`, with a dispatch that lies ahead or is unknown',
    epcis: { biz_step: 'staging_outbound', disposition: 'in_progress' },
    x12: [{ status: 'XB', reason: NORMAL }],
    edifact: { event: '6', reason: null },
  },
  dispatched: {
    from: '`created`, dispatched by then',
    epcis: { biz_step: 'shipping', disposition: 'in_transit' },
    x12: [{ status: 'AF', reason: NORMAL }],
    edifact: { event: '27', reason: null },
  },
  under_way: {
    from: '`outbound`, away from the destination',
    epcis: { biz_step: 'transporting', disposition: 'in_transit' },
    x12: [{ status: 'X6', reason: NORMAL }],
    edifact: { event: '31', reason: null },
  },
  arrived: {
    from: '`outbound`, at the destination',
    epcis: { biz_step: 'arriving', disposition: 'in_progress' },
    x12: [{ status: 'X1', reason: NORMAL }],
    edifact: { event: '1', reason: null },
  },
  attempted: {
    from: '`delivery_attempted`; its reason as below',
    epcis: { biz_step: 'transporting', disposition: 'in_transit' },
    x12: [{ status: 'AH', reason: 'BG' }],
    edifact: { event: '23', reason: '6' },
  },
  received: {
    from: '`received`',
    epcis: { biz_step: 'receiving', disposition: 'in_progress' },
    x12: [{ status: 'D1', reason: NORMAL }],
    edifact: { event: '22', reason: null },
  },
  received_short: {
    from: '`received`, with goods missing or counted short',
    epcis: { biz_step: 'receiving', disposition: 'mismatch_quantity' },
    x12: [{ status: 'D1', reason: 'S1' }],
    edifact: { event: '21', reason: '45' },
  },
  received_damaged: {
    from: '`received`, with goods damaged, as listed or counted',
    epcis: { biz_step: 'receiving', disposition: 'damaged' },
    x12: [
      { status: 'D1', reason: NORMAL },
      { status: 'A9', reason: NORMAL },
    ],
    edifact: { event: '21', reason: '14' },
  },
  // No list has a reason for more than was declared: the least is said, that it was not clean.
  received_otherwise: {
    from: '`received`, with more goods than declared, or wrong or expired ones',
    epcis: { biz_step: 'receiving', disposition: 'mismatch_quantity' },
    x12: [{ status: 'D1', reason: 'BG' }],
    edifact: { event: '21', reason: null },
  },
  rejected: {
    from: '`rejected`',
    epcis: { biz_step: 'shipping', disposition: 'returned' },
    x12: [{ status: 'A7', reason: 'BS' }],
    edifact: { event: '23', reason: '49' },
  },
}

/** Why an attempt failed: X12 004010 element 1651, and EDIFACT D.96A element 9013. */
export const attemptCodes: Readonly<Record<AttemptReason, { x12: string; edifact: string }>> = {
  nobody_there: { x12: 'AQ', edifact: '6' },
  closed: { x12: 'B1', edifact: '7' },
  refused_at_door: { x12: 'BS', edifact: '49' },
  another_day: { x12: 'AD', edifact: '15' },
  address_not_found: { x12: 'A5', edifact: '9' },
  no_time: { x12: 'BH', edifact: '8' },
  vehicle: { x12: 'AI', edifact: '23' },
  other: { x12: 'BG', edifact: '6' },
}

/** How a step is said: by its milestone, and where an attempt failed, by its reason. */
export const tradeStatusOf = ({
  milestone,
  reason,
}: {
  readonly milestone: Milestone
  readonly reason?: AttemptReason
}): TradeStatus => {
  const status = tradeStatuses[milestone]
  if (reason === undefined) return status
  const { x12, edifact } = attemptCodes[reason]
  return {
    ...status,
    x12: status.x12.map((one) => ({ ...one, reason: x12 })),
    edifact: { ...status.edifact, reason: edifact },
  }
}
