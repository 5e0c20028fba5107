import type { listImports, Uploaded } from '../../../contract/bulk/imports.ts'
import { uploadOutcome } from '../../../domain/bulk/upload-outcome.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { UndoUpload } from './undo-upload.tsx'
import { UploadList, type UploadKind } from './upload-list.tsx'

interface Props {
  zone: string
  onBusy: (isBusy: boolean) => void
  onBack: () => void
}

const written = ({ added, changed }: Uploaded): number => added + changed

const importKind = (): UploadKind<Uploaded> => {
  const say = t(bulkWords)
  return {
    key: 'imports',
    fetchPage: async (before, signal) =>
      (
        await callApi<typeof listImports>('GET /imports', {
          query: before === null ? {} : { before },
          signal,
        })
      ).result,
    idOf: ({ import_id }) => import_id,
    isVain: (upload) => written(upload) === 0,
    outcomeOf: (upload) => say.outcomeOf(uploadOutcome(upload)),
    undoneOf: (upload) => [upload.undone, written(upload)],
    afterUndo: (upload) => {
      const kept = written(upload) - upload.undone
      return upload.left === 0 && kept > 0 ? ` · ${say.keptThem(kept)}` : ''
    },
    words: say,
  }
}

/** What the account has uploaded, newest first, each as one that can be undone (IMPO-02). */
export const Uploads = (props: Props) => (
  <UploadList
    {...props}
    kind={importKind()}
    undoing={(upload, close) => (
      <UndoUpload upload={upload} onBusy={props.onBusy} onClose={close} />
    )}
  />
)
