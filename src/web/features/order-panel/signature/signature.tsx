import { Suspense, useState } from 'react'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { signatureWords } from '../../../../domain/words/signature.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { offered, type Panel } from '../panel.ts'
import { SignDialog } from '../lazy-dialogs.ts'
import { SignedBy } from './signed-by.tsx'

/** The receiver's signature on record, and the sheet to sign on (SIGN-01). */
export const Signature = ({ panel }: { panel: Panel }) => {
  const sheet = t(signatureWords)
  const [isSigning, setSigning] = useState(false)
  const { order, policy } = panel
  const { signature } = order.epod
  const { shown, reason } = offered(panel, 'signature')
  const maySign = shown && reason === null
  if (!signature && !maySign && !isSigning) return null
  return (
    <section>
      <div className="panel-title">
        <h3>{sheet.title}</h3>
        {maySign && (
          <Button icon="pencil" onClick={() => setSigning(true)}>
            {signature ? sheet.signAgain : sheet.sign}
          </Button>
        )}
      </div>
      {signature && <SignedBy signature={signature} order={order} zone={policy.time_zone} />}
      {!signature && policy.signature === 'required' && (
        <p className="panel-why">{t(proofWords).signatureNeeded}</p>
      )}
      {isSigning && (
        <Suspense>
          <SignDialog panel={panel} onClose={() => setSigning(false)} />
        </Suspense>
      )}
    </section>
  )
}
