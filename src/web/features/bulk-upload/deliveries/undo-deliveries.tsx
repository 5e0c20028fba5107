import { useId, useState } from 'react'
import type { DeliveryUpload, undoDeliveries } from '../../../../contract/bulk/deliveries.ts'
import { MOST_OF_REASON } from '../../../../domain/order/proof/most-of-reason.ts'
import { deliveryWords } from '../../../../domain/words/deliveries.ts'
import { callApi } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { FieldFrame } from '../../../ui/field.tsx'
import { PATIENCE_MS, UndoDialog } from '../undo-dialog.tsx'

interface Props {
  upload: DeliveryUpload
  onBusy: (isBusy: boolean) => void
  onClose: () => void
}

/** Takes an upload of deliveries back, with the reason that is typed (BULK-23). */
export const UndoDeliveries = ({ upload, onBusy, onClose }: Props) => {
  const words = t(deliveryWords)
  const id = useId()
  const [reason, setReason] = useState('')
  const callOnce = async () =>
    (
      await callApi<typeof undoDeliveries>('POST /bulk/deliveries/uploads/:id/undo', {
        params: { id: upload.upload_id },
        body: { reason },
        timeout: PATIENCE_MS,
      })
    ).result
  return (
    <UndoDialog {...{ upload, words, onBusy, onClose, callOnce }}>
      <p>{words.undoSure(upload.left)}</p>
      <FieldFrame id={id} label={words.undoReason}>
        <input
          id={id}
          className="field-input"
          maxLength={MOST_OF_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </FieldFrame>
    </UndoDialog>
  )
}
