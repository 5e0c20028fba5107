import { singleWords } from '../../../domain/words/single-sign-on.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/drawer.tsx'

/** Asks once more before what cannot be undone: what it is called, and what comes of it. */
export const Confirm = ({
  title,
  text,
  onConfirm,
  onClose,
}: {
  title: string
  text: string
  onConfirm: () => void
  onClose: () => void
}) => {
  const confirm = (): void => {
    onClose()
    onConfirm()
  }
  return (
    <Dialog title={title} onClose={onClose} width={440}>
      <div className="single-minted">
        <p>{text}</p>
        <div className="dialog-actions">
          <Button variant="quiet" onClick={onClose}>
            {t(singleWords).cancel}
          </Button>
          <Button variant="danger" onClick={confirm}>
            {title}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
