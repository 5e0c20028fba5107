import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { offerOf } from '../../lib/offered.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { Dialog } from '../../ui/drawer.tsx'
import { lazyPart } from '../../ui/part.tsx'
import { newReader, type Reader } from './ask.ts'
import { ChooseFile } from './choose-file.tsx'
import { Loading } from './loading.tsx'
import { MappingStep } from './mapping-step.tsx'
import type { ListBehind } from './offer-days.ts'
import { Preview } from './preview.tsx'
import { Uploads } from './uploads.tsx'
import { useUpload } from './use-upload.ts'
import { WhatItHolds, type FileOf } from './what-it-holds.tsx'
import './bulk-upload.css'

const Deliveries = lazyPart(
  'deliveries',
  async () => (await import('./deliveries/deliveries.tsx')).Deliveries,
)

interface Props extends ListBehind {
  asking: Asking
  onClose: () => void
}

/** The dialog's own worker, which ends with it. */
const useReader = (): Reader => {
  const [reader] = useState(newReader)
  useEffect(() => reader.end, [reader])
  return reader
}

/** What a file holds: orders that are new, or deliveries of those that are there (BULK-25). */
export const BulkUpload = ({ asking, onClose, ...behind }: Props) => {
  const { viewer, policy, clock } = asking
  const is = (action: 'bulk_upload' | 'deliver_by_file'): boolean => {
    const { shown, reason } = offerOf(null, action, viewer, policy, clock)
    return shown && reason === null
  }
  const [orders, deliveries] = [is('bulk_upload'), is('deliver_by_file')]
  const [what, pick] = useState<FileOf>(orders ? 'orders' : 'deliveries')
  const choice = orders && deliveries && <WhatItHolds what={what} onPick={pick} />
  return what === 'orders' ? (
    <OrdersFromFile {...{ asking, onClose, choice, ...behind }} />
  ) : (
    <Suspense>
      <Deliveries {...{ asking, onClose, choice }} />
    </Suspense>
  )
}

/** Orders from a file: chosen, looked through, sent (BULK-02). */
const OrdersFromFile = ({ asking, choice, onClose, ...behind }: Props & { choice: ReactNode }) => {
  const say = t(bulkWords)
  const reader = useReader()
  const [isBusy, setBusy] = useState(false)
  const upload = useUpload(reader, asking, behind, onClose, setBusy)
  const { step, opened, summary } = upload
  return (
    <Dialog
      title={say.title}
      width={step === 'preview' ? 1240 : step === 'uploads' ? 860 : 720}
      isUnsent={upload.isMended && !isBusy}
      onClose={() => !isBusy && onClose()}
    >
      {step === 'choose' && (
        <>
          {choice}
          <ChooseFile
            fault={upload.fault}
            zone={asking.policy.time_zone}
            onPick={upload.open}
            onTemplate={upload.saveTemplate}
            onUploads={upload.showUploads}
          />
        </>
      )}
      {step === 'uploads' && (
        <Uploads zone={asking.policy.time_zone} onBusy={setBusy} onBack={upload.startOver} />
      )}
      {step === 'loading' && <Loading />}
      {step === 'mapping' && opened && (
        <MappingStep
          opened={opened}
          mapping={upload.mapping}
          date_order={upload.date_order}
          onDates={upload.pickDates}
          onSheet={upload.pickSheet}
          onConfirm={upload.confirm}
          onAnother={upload.startOver}
        />
      )}
      {step === 'preview' && opened && summary && (
        <Preview
          {...{ reader, opened, summary }}
          version={upload.version}
          date_order={upload.date_order}
          decimal_sign={upload.decimal_sign}
          isComparing={upload.isComparing}
          sent={upload.sent}
          onDates={upload.pickDates}
          onDecimals={upload.pickDecimals}
          onSheet={upload.pickSheet}
          onLeaveHidden={upload.leaveHidden}
          onSpell={upload.spell}
          onEdit={upload.edit}
          onFailedRows={upload.saveFailedRows}
          onRemap={upload.remap}
          onAnother={upload.startOver}
          onDone={upload.done}
        />
      )}
    </Dialog>
  )
}
