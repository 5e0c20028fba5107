import { useId } from 'react'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'

/**
 * Picks a file, or takes one that is dropped on it; offers an empty one with the right headers
 * (BULK-12).
 */
export const ChooseFile = ({
  fault,
  onPick,
  onTemplate,
  onUploads,
}: {
  fault: string | null
  onPick: (file: File) => void
  onTemplate: () => void
  onUploads: () => void
}) => {
  const say = t(bulkWords)
  const id = useId()
  return (
    <>
      {fault !== null && (
        <p className="bulk-alert" role="alert">
          <Icon name="warning" />
          {fault}
        </p>
      )}
      <label className="bulk-drop" htmlFor={id}>
        <Icon name="upload" size={22} />
        <span className="bulk-drop-title">{say.choose}</span>
        <span className="bulk-drop-lead">{say.lead}</span>
        <input
          id={id}
          type="file"
          className="bulk-file"
          aria-label={say.choose}
          accept=".xlsx,.ods,.csv,.txt"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file may be chosen again once it was mended elsewhere.
            target.value = ''
            if (file) onPick(file)
          }}
        />
      </label>
      <div className="dialog-actions">
        <Button variant="quiet" icon="clock" onClick={onUploads}>
          {say.uploads}
        </Button>
        <Button icon="download" onClick={onTemplate}>
          {say.template}
        </Button>
      </div>
    </>
  )
}
