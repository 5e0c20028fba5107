import { accountWords } from '../../../domain/words/account.ts'
import { t } from '../../lib/language/language.ts'
import { useSession } from '../../lib/session/session.ts'
import { Page } from '../../ui/page.tsx'
import { Card } from '../../ui/surface.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactor } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'
import { useOwnAccount } from './use-own-account.ts'
import { Who } from './who.tsx'
import './own-account.css'

/**
 * One's own account: who one is, the password, the second factor, passkeys, and where one is signed
 * in.
 */
export const OwnAccount = ({ zone }: { zone: string }) => {
  // Until the second factor is set up, nothing else is open.
  const isHeld = useSession()?.account.needs_second_factor === true
  const isSingle = useOwnAccount().data?.single_only === true
  return (
    <Page title={t(accountWords).title}>
      <div className="own-account">
        <Who />
        {isSingle ? <AtProvider /> : !isHeld && <PasswordForm />}
        <SecondFactor zone={zone} />
        <Passkeys zone={zone} />
        {!isHeld && <Sessions zone={zone} />}
      </div>
    </Page>
  )
}

/** In the place of the password, for whom no password signs in. */
const AtProvider = () => {
  const say = t(accountWords)
  return (
    <section className="own-part" aria-labelledby="own-single">
      <h2 id="own-single">{say.single}</h2>
      <Card className="own-card">
        <p className="own-lead">{say.singleLead}</p>
      </Card>
    </section>
  )
}
