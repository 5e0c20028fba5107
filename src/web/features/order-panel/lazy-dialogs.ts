import { lazyPart } from '../../ui/part.tsx'

// Dialogs and forms of the panel that few visits open: each loads when it is asked for. Suspense
// is the caller's.

/** Asks why before an act. */
export const AskReason = lazyPart(
  'ask-reason',
  async () => (await import('./closing/ask-reason.tsx')).AskReason,
)
/** The last word before goods are turned away. */
export const RejectDialog = lazyPart(
  'reject-dialog',
  async () => (await import('./closing/reject-dialog.tsx')).RejectDialog,
)
/** What leaves the warehouse with an order that has a lot. */
export const CratesOut = lazyPart(
  'crates-out',
  async () => (await import('./crates/crates-out.tsx')).CratesOut,
)
/** The counts of an order that has a lot. */
export const CratesTable = lazyPart(
  'crates-table',
  async () => (await import('./crates/crates-table.tsx')).CratesTable,
)
/** What was typed into fields that are gone, since what they were for is over. */
export const OvertakenFields = lazyPart(
  'overtaken-fields',
  async () => (await import('./overtaken/overtaken-fields.tsx')).OvertakenFields,
)
/** A question that takes a reason and nothing without one. */
export const ReasonDialog = lazyPart(
  'reason-dialog',
  async () => (await import('./proof/reason-dialog.tsx')).ReasonDialog,
)
/** Corrects one value of a proof. */
export const CorrectDialog = lazyPart(
  'correct-dialog',
  async () => (await import('./proof/correct-dialog.tsx')).CorrectDialog,
)
/** All that is on record about a claim. */
export const Evidence = lazyPart(
  'evidence',
  async () => (await import('./claims/evidence.tsx')).Evidence,
)
/** The claims of an order that has any. */
export const ClaimList = lazyPart(
  'claim-list',
  async () => (await import('./claims/claim-list.tsx')).ClaimList,
)
/** Changes whose a claim is and when it is due. */
export const ClaimDialog = lazyPart(
  'claim-dialog',
  async () => (await import('./claims/claim-dialog.tsx')).ClaimDialog,
)
/** Settles a claim. */
export const SettleDialog = lazyPart(
  'settle-dialog',
  async () => (await import('./claims/settle-dialog.tsx')).SettleDialog,
)
/** Takes a signature on the desk's own device. */
export const SignDialog = lazyPart(
  'sign-dialog',
  async () => (await import('./signature/sign-dialog.tsx')).SignDialog,
)
/** Acts that were recorded in error, below a closed order's proof. */
export const RecordedErrors = lazyPart(
  'recorded-errors',
  async () => (await import('./proof/recorded-errors.tsx')).RecordedErrors,
)
/** What a party states of the goods, line by line. */
export const QuantityForm = lazyPart(
  'quantity-form',
  async () => (await import('./quantities/quantity-form.tsx')).QuantityForm,
)
/** Remarks on single items. */
export const ItemForm = lazyPart(
  'item-form',
  async () => (await import('./quantities/item-form.tsx')).ItemForm,
)
/** Asks why goods could not be delivered. */
export const AttemptDialog = lazyPart(
  'attempt-dialog',
  async () => (await import('./closing/attempt-dialog.tsx')).AttemptDialog,
)
/** What somebody says of the goods or the delivery. */
export const RemarkForm = lazyPart(
  'remark-form',
  async () => (await import('./remarks/remark-form.tsx')).RemarkForm,
)
