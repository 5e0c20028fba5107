import { accountWords } from '../../../domain/words/account.ts'
import { t } from '../../lib/language/language.ts'
import { useSession } from '../../lib/session/session.ts'
import { Page } from '../../ui/page.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'
import { Who } from './who.tsx'
import './own-account.css'

/**
 * One's own account: who one is, the password, the second factor, passkeys, and where one is signed
 * in.
 */
export const OwnAccount = ({ zone }: { zone: string }) => {
  // Until the second factor is set up, nothing else is open.
  const isHeld = useSession()?.account.needs_second_factor === true
  return (
    <Page title={t(accountWords).title}>
      <div className="own-account">
        <Who />
        {!isHeld && <PasswordForm />}
        <SecondFactor zone={zone} />
        <Passkeys zone={zone} />
        {!isHeld && <Sessions zone={zone} />}
      </div>
    </Page>
  )
}
