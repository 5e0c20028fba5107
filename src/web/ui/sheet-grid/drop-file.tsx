import { useId } from 'react'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { Icon } from '../icons.tsx'
import { PasteRows } from './paste-rows.tsx'
import './sheet.css'

interface Props {
  /** What was wrong with the last file. */
  fault: string | null
  lead: string
  /** The client's zone. */
  zone: string
  onPick: (file: File) => void
}

/** Picks a spreadsheet, or takes one that is dropped on it, or its rows where they are pasted. */
export const DropFile = ({ fault, lead, zone, onPick }: Props) => {
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
        <span className="bulk-drop-lead">{lead}</span>
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
      <PasteRows {...{ zone, onPick }} />
    </>
  )
}
