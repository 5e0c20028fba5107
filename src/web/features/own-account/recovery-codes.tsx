import { accountWords } from '../../../domain/words/account.ts'
import { copyText } from '../../lib/clipboard.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { notify } from '../../ui/notify.ts'

/** The recovery codes, which nobody can show again: they go by their own button alone. */
export const RecoveryCodes = ({
  codes,
  onClose,
}: {
  codes: readonly string[]
  onClose: () => void
}) => {
  const say = t(accountWords)
  const copy = async (): Promise<void> => {
    if (await copyText(codes.join('\n'))) notify.done(say.codesCopied)
  }
  return (
    <Dialog title={say.codesTitle} width={440} isShownOnce>
      <div className="own-form">
        <p>{say.codesLead}</p>
        <ul className="own-codes" aria-label={say.codesTitle}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="dialog-actions">
          <Button icon="copy" onClick={() => void copy()}>
            {say.copyCodes}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {say.codesKept}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
