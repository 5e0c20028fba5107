import { accountWords } from '../../../domain/words/account.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { copySaid } from '../../ui/copy-said.ts'
import { Dialog } from '../../ui/drawer.tsx'

/** The recovery codes, which nobody can show again: they go by their own button alone. */
export const RecoveryCodes = ({
  codes,
  onClose,
}: {
  codes: readonly string[]
  onClose: () => void
}) => {
  const say = t(accountWords)
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
          <Button icon="copy" onClick={() => void copySaid(codes.join('\n'), say.codesCopied)}>
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
