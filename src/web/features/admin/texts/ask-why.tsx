import { useState, type SubmitEvent } from 'react'
import { MOST_OF_WHY } from '../../../../domain/kept-why.ts'
import { messageDeskWords } from '../../../../domain/words/message-desk.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { useSystemAct } from '../systems/use-act.ts'

/** Asks why before something goes on record; closes once it is done. */
export const AskWhy = ({
  title,
  hint,
  act,
  onWhy,
  onClose,
}: {
  title: string
  hint: string
  act: string
  onWhy: (why: string) => Promise<void>
  onClose: () => void
}) => {
  const say = t(messageDeskWords)
  const { isBusy, wrongAt, run } = useSystemAct()
  const [why, setWhy] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setTried(true)
    if (why.trim() !== '' && (await run(() => onWhy(why.trim())))) onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="systems-form" onSubmit={(event) => void submit(event)} noValidate>
        <TextArea
          label={say.why}
          hint={hint}
          data-autofocus
          maxLength={MOST_OF_WHY}
          value={why}
          error={
            isTried && why.trim() === '' ? say.whyNeeded : (wrongAt('why') ?? wrongAt('document'))
          }
          onChange={({ target }) => setWhy(target.value)}
        />
        <div className="dialog-actions">
          <Button variant="quiet" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button variant="primary" type="submit" busy={isBusy}>
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
