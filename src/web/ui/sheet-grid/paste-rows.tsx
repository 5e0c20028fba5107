import { useEffect, useId, useState } from 'react'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { t } from '../../lib/language/language.ts'
import { pastedFile } from '../../lib/sheets/pasted-file.ts'
import { Button } from '../button.tsx'

interface Props {
  /** The client's zone, in which what is pasted is named. */
  zone: string
  onPick: (file: File) => void
}

/**
 * Takes rows copied from a spreadsheet as a file: pasted anywhere, by the button, or into a field
 * where the browser shows the clipboard to no button.
 */
export const PasteRows = ({ zone, onPick }: Props) => {
  const say = t(bulkWords)
  const id = useId()
  const [isByHand, setByHand] = useState(false)
  const take = (text: string): void => {
    const when = shownTime(new Date().toISOString(), zone, 'DD-MM-YYYY HH:mm')
    onPick(pastedFile(text, say.pastedName(when)))
  }
  useEffect(() => {
    const hear = (event: ClipboardEvent): void => {
      event.preventDefault()
      const text = event.clipboardData?.getData('text/plain') ?? ''
      // A spreadsheet program puts a picture of its cells beside them.
      const file = [...(event.clipboardData?.files ?? [])].find(
        ({ type }) => !type.startsWith('image/'),
      )
      if (text.trim() === '' && file) onPick(file)
      else take(text)
    }
    document.addEventListener('paste', hear)
    return () => document.removeEventListener('paste', hear)
  })
  const read = async (): Promise<void> => {
    try {
      take(await navigator.clipboard.readText())
    } catch {
      // Refused, or not there: outside of https, or in a frame.
      setByHand(true)
    }
  }
  return isByHand ? (
    <>
      <label htmlFor={id} className="bulk-drop-lead">
        {say.pasteHere}
      </label>
      <textarea
        id={id}
        className="field-input bulk-paste-here"
        rows={2}
        // Some keyboards put the clipboard in as if it were typed.
        onChange={({ target }) => /[\t\n]/.test(target.value) && take(target.value)}
        // Whoever asked for it pastes next.
        ref={(field) => field?.focus()}
      />
    </>
  ) : (
    <div className="bulk-paste">
      <Button icon="copy" onClick={() => void read()}>
        {say.paste}
      </Button>
      <span className="bulk-drop-lead">{say.pasteLead}</span>
    </div>
  )
}
