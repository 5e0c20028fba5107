import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import type { HiddenIn } from './hidden-in.ts'

interface Props {
  hidden: HiddenIn
  /** Leaves hidden rows out, or reads them again. */
  onLeave: (isLeft: boolean) => void
}

/** What nobody sees in the file, whether it is read, and that hidden rows can be left out. */
export const HiddenNotes = ({ hidden: { rows, is_left_out, columns, sheets }, onLeave }: Props) => {
  const say = t(bulkWords)
  return (
    <>
      {rows > 0 && (
        <p>
          {is_left_out ? say.hiddenLeft(rows) : say.hiddenRows(rows)}{' '}
          <Button variant="quiet" onClick={() => onLeave(!is_left_out)}>
            {is_left_out ? say.readHidden : say.leaveHidden}
          </Button>
        </p>
      )}
      {columns.length > 0 && <p>{say.hiddenColumns(columns)}</p>}
      {sheets.length > 0 && <p>{say.hiddenSheets(sheets)}</p>}
    </>
  )
}
