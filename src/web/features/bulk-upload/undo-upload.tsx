import type { undoImport, Uploaded } from '../../../contract/bulk/imports.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { PATIENCE_MS, UndoDialog } from './undo-dialog.tsx'

interface Props {
  upload: Uploaded
  onBusy: (isBusy: boolean) => void
  onClose: () => void
}

/** Undoes an import of orders, as far as nothing has happened to them since (IMPO-02). */
export const UndoUpload = ({ upload, onBusy, onClose }: Props) => {
  const say = t(bulkWords)
  const callOnce = async () =>
    (
      await callApi<typeof undoImport>('POST /imports/:id/undo', {
        params: { id: upload.import_id },
        body: {},
        timeout: PATIENCE_MS,
      })
    ).result
  return (
    <UndoDialog {...{ upload, onBusy, onClose, callOnce }} words={say}>
      <p>{say.undoSure(upload.left)}</p>
    </UndoDialog>
  )
}
