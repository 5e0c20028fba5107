import type { DeliveryUpload, listDeliveries } from '../../../../contract/bulk/deliveries.ts'
import { deliveryWords } from '../../../../domain/words/deliveries.ts'
import { callApi } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { UploadList, type UploadKind } from '../upload-list.tsx'
import { UndoDeliveries } from './undo-deliveries.tsx'

interface Props {
  zone: string
  onBusy: (isBusy: boolean) => void
  onBack: () => void
}

const deliveryKind = (): UploadKind<DeliveryUpload> => {
  const words = t(deliveryWords)
  return {
    key: 'deliveries',
    fetchPage: async (before, signal) =>
      (
        await callApi<typeof listDeliveries>('GET /bulk/deliveries/uploads', {
          query: before === null ? {} : { before },
          signal,
        })
      ).result,
    idOf: ({ upload_id }) => upload_id,
    isVain: ({ recorded }) => recorded === 0,
    outcomeOf: ({ recorded, rows }) => words.outcomeOf(recorded, rows),
    undoneOf: ({ recorded, undone }) => [undone, recorded],
    afterUndo: ({ recorded, undone, left }) =>
      ` · ${words.undoneOf(undone, recorded - undone - left)}`,
    words,
  }
}

/** Uploads of deliveries, newest first, each as one that can be taken back (BULK-23). */
export const DeliveryUploads = (props: Props) => (
  <UploadList
    {...props}
    kind={deliveryKind()}
    undoing={(upload, close) => (
      <UndoDeliveries upload={upload} onBusy={props.onBusy} onClose={close} />
    )}
  />
)
