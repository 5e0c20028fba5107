import { systemWords } from '../../../../domain/words/systems.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { copySaid } from '../../../ui/copy-said.ts'
import { Dialog } from '../../../ui/drawer.tsx'

/** A secret that is shown this once, to be copied; it goes by its own button alone. */
export const ShownOnce = ({
  title,
  text,
  onClose,
}: {
  title: string
  text: string
  onClose: () => void
}) => {
  const say = t(systemWords)
  return (
    <Dialog title={title} width={520} isShownOnce>
      <div className="systems-form">
        <p>{say.once}</p>
        <code className="systems-secret">{text}</code>
        <div className="dialog-actions">
          <Button icon="copy" onClick={() => void copySaid(text, say.copied)}>
            {say.copy}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {say.kept}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/**
 * Asks once more before what cannot be undone, or is not without consequence; it stays, at work,
 * until that is done.
 */
export const AskFirst = ({
  title,
  text,
  act,
  is_danger = false,
  isBusy,
  onConfirm,
  onClose,
}: {
  title: string
  text: string
  act: string
  is_danger?: boolean
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}) => (
  <Dialog title={title} onClose={onClose}>
    <div className="systems-form">
      <p>{text}</p>
      <div className="dialog-actions">
        <Button variant="quiet" onClick={onClose}>
          {t(systemWords).cancel}
        </Button>
        <Button variant={is_danger ? 'danger' : 'primary'} busy={isBusy} onClick={onConfirm}>
          {act}
        </Button>
      </div>
    </div>
  </Dialog>
)
