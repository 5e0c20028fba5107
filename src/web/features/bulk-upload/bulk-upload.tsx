import { useEffect, useState } from 'react'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { Dialog } from '../../ui/drawer.tsx'
import { newReader, type Reader } from './ask.ts'
import { ChooseFile } from './choose-file.tsx'
import { MappingStep } from './mapping-step.tsx'
import { Preview } from './preview.tsx'
import { Uploads } from './uploads.tsx'
import { useUpload } from './use-upload.ts'
import './bulk-upload.css'

interface Props {
  asking: Asking
  onClose: () => void
}

/** The dialog's own worker, which ends with it. */
const useReader = (): Reader => {
  const [reader] = useState(newReader)
  useEffect(() => reader.end, [reader])
  return reader
}

/** Orders from a file: chosen, looked through, sent (BULK-02). */
export const BulkUpload = ({ asking, onClose }: Props) => {
  const say = t(bulkWords)
  const reader = useReader()
  const [isBusy, setBusy] = useState(false)
  const upload = useUpload(reader, asking, onClose, setBusy)
  const { step, opened, summary } = upload
  return (
    <Dialog
      title={say.title}
      width={step === 'preview' ? 1240 : step === 'uploads' ? 860 : 720}
      isUnsent={upload.isMended && !isBusy}
      onClose={() => !isBusy && onClose()}
    >
      {step === 'choose' && (
        <ChooseFile
          fault={upload.fault}
          onPick={upload.open}
          onTemplate={upload.saveTemplate}
          onUploads={upload.showUploads}
        />
      )}
      {step === 'uploads' && (
        <Uploads zone={asking.policy.time_zone} onBusy={setBusy} onBack={upload.startOver} />
      )}
      {step === 'loading' && (
        <output className="bulk-loading">
          <span className="spinner" aria-hidden="true" />
          {say.loading}
        </output>
      )}
      {step === 'mapping' && opened && (
        <MappingStep
          opened={opened}
          mapping={upload.mapping}
          date_order={upload.date_order}
          onDates={upload.pickDates}
          onSheet={upload.pickSheet}
          onConfirm={upload.confirm}
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
