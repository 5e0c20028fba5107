import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { DropFile } from '../../ui/sheet-grid/drop-file.tsx'

/**
 * Picks a file, or takes one that is dropped on it; offers an empty one with the right headers
 * (BULK-12).
 */
export const ChooseFile = ({
  fault,
  zone,
  onPick,
  onTemplate,
  onUploads,
}: {
  fault: string | null
  zone: string
  onPick: (file: File) => void
  onTemplate: () => void
  onUploads: () => void
}) => {
  const say = t(bulkWords)
  return (
    <>
      <DropFile fault={fault} lead={say.lead} zone={zone} onPick={onPick} />
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
