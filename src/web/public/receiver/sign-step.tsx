import { Suspense } from 'react'
import { signatureWords } from '../../../domain/words/signature.ts'
import { t } from '../../lib/language/language.ts'
import { soon } from '../kit/soon.tsx'
import { refusalOf, type PublicPageState } from '../link/page.ts'

const SignPart = soon(async () => (await import('../driver/sign-part.tsx')).SignPart)

/**
 * Takes the receiver's signature where this link may bring one, and says whose it has (SIGN-01).
 */
export const SignStep = ({ page }: { page: PublicPageState }) =>
  refusalOf(page, 'signature') === null || page.order.signature ? (
    <section id="signature" tabIndex={-1}>
      <h2>{t(signatureWords).title}</h2>
      <Suspense fallback={null}>
        <SignPart page={page} />
      </Suspense>
    </section>
  ) : null
