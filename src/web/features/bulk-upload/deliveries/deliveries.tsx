import { useEffect, useState, type ReactNode } from 'react'
import { bulkWords } from '../../../../domain/words/bulk.ts'
import { deliveryWords } from '../../../../domain/words/deliveries.ts'
import { t } from '../../../lib/language/language.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { DropFile } from '../../../ui/sheet-grid/drop-file.tsx'
import { readerOf } from '../ask.ts'
import { Loading } from '../loading.tsx'
import { MappingStep } from '../mapping-step.tsx'
import { DeliveryUploads } from './delivery-uploads.tsx'
import { Outcome } from './outcome.tsx'
import { DeliveryPreview } from './preview.tsx'
import type { DeliveryReader } from './record.ts'
import { useDeliveries } from './use-deliveries.ts'
import type { DeliveryAsks } from './worker.ts'
import '../bulk-upload.css'
import './deliveries.css'

interface Props {
  asking: Asking
  /** The choice between orders and deliveries, where there is one. */
  choice: ReactNode
  onClose: () => void
}

const newReader = (): DeliveryReader =>
  readerOf<DeliveryAsks>(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  )

/** Deliveries from a file: chosen, looked through, put on record, with their photos (BULK-20). */
export const Deliveries = ({ asking, choice, onClose }: Props) => {
  const [say, words] = [t(bulkWords), t(deliveryWords)]
  const [reader] = useState(newReader)
  useEffect(() => reader.end, [reader])
  const [isBusy, setBusy] = useState(false)
  const its = useDeliveries(reader, asking, setBusy)
  const { step, opened, summary, outcome } = its
  return (
    <Dialog
      title={say.title}
      width={step === 'preview' ? 1240 : step === 'uploads' ? 860 : 720}
      isUnsent={its.isMended && !isBusy}
      onClose={() => !isBusy && onClose()}
    >
      {step === 'choose' && (
        <>
          {choice}
          <DropFile
            fault={its.fault}
            lead={words.lead}
            zone={asking.policy.time_zone}
            onPick={its.open}
          />
          <div className="dialog-actions">
            <Button variant="quiet" icon="clock" onClick={its.showUploads}>
              {say.uploads}
            </Button>
            <Button icon="download" onClick={its.saveTemplate}>
              {say.template}
            </Button>
          </div>
        </>
      )}
      {step === 'uploads' && (
        <DeliveryUploads zone={asking.policy.time_zone} onBusy={setBusy} onBack={its.startOver} />
      )}
      {step === 'loading' && <Loading />}
      {step === 'mapping' && opened && (
        <MappingStep
          opened={opened}
          mapping={its.mapping}
          date_order={its.date_order}
          onDates={its.pickDates}
          onSheet={its.pickSheet}
          onConfirm={its.confirm}
          onAnother={its.startOver}
        />
      )}
      {step === 'preview' && opened && summary && (
        <DeliveryPreview {...{ reader, opened, summary, its }} />
      )}
      {step === 'outcome' && outcome && (
        <Outcome
          outcome={outcome}
          onRows={its.showRows}
          onFailedRows={its.saveFailedRows}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
