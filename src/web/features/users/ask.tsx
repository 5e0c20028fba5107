import { useState, type SubmitEvent } from 'react'
import { MOST_OF_WHY } from '../../../domain/kept-why.ts'
import { userWords } from '../../../domain/words/users.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { TextArea } from '../../ui/field.tsx'

interface Props {
  title: string
  text: string
  /** What the button says. */
  word: string
  isGrave?: boolean
  isBusy: boolean
  onClose: () => void
  /** `why` may be empty. */
  onSure: (why: string) => void
}

/** Asks before something is done to a user, and why. */
export const Ask = ({ title, text, word, isGrave = false, isBusy, onClose, onSure }: Props) => {
  const say = t(userWords)
  const [why, setWhy] = useState('')
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!isBusy) onSure(why.trim())
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="user-form" onSubmit={submit}>
        <p>{text}</p>
        <TextArea
          label={say.why}
          hint={say.whyHint}
          rows={2}
          maxLength={MOST_OF_WHY}
          data-autofocus
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button type="submit" variant={isGrave ? 'danger' : 'primary'} busy={isBusy}>
            {word}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
