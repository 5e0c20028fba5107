import { singleWords } from '../../../domain/words/single-sign-on.ts'
import { t } from '../../lib/language/language.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Card } from '../../ui/surface.tsx'
import { Addresses } from './addresses.tsx'
import { ProviderForm } from './provider-form.tsx'
import { Tokens } from './tokens.tsx'
import { useStanding } from './use-standing.ts'
import './sign-in-settings.css'

/**
 * How the users of a client sign in at its own provider, and how that provisions them (ACCT-03,
 * ACCT-04).
 */
export const SignInSettings = ({ client, zone }: { client: string; zone: string }) => {
  const say = t(singleWords)
  const query = useStanding(client)
  return (
    <Answered
      query={query}
      failed={say.failed}
      waiting={
        <Card className="page-card">
          <AwaitedLines lines={8} columns={2} />
        </Card>
      }
    >
      {({ provider, addresses, tokens, changes }) => (
        <div className="single">
          <Card className="single-card single-main">
            <ProviderForm key={client} client={client} provider={provider} />
          </Card>
          <div className="single-side">
            <Addresses addresses={addresses} />
            <Tokens client={client} tokens={tokens} zone={zone} />
            {changes.length > 0 && (
              <section className="single-part" aria-labelledby="single-changes">
                <h2 id="single-changes">{say.changes}</h2>
                <Card className="single-card">
                  <ol className="single-list">
                    {changes.map(({ id, action, by, at, why }) => (
                      <li key={id}>
                        <strong>{say.actions[action]}</strong>
                        <span className="single-soft">
                          {say.by(by ?? '', shownTime(at, zone, 'DD-MM-YYYY HH:mm'))}
                        </span>
                        {why !== null && <span>{why}</span>}
                      </li>
                    ))}
                  </ol>
                </Card>
              </section>
            )}
          </div>
        </div>
      )}
    </Answered>
  )
}
