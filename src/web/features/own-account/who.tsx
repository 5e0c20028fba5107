import type { ReactNode } from 'react'
import { roleWords } from '../../../domain/policy/role-words.ts'
import { accountWords } from '../../../domain/words/account.ts'
import { languages } from '../../../domain/words/languages.ts'
import { choose, offeredHere, spokenHere, t } from '../../lib/language/language.ts'
import { useAsking } from '../../lib/session/viewer.ts'
import { Answered } from '../../ui/answered.tsx'
import { Card, Skeleton } from '../../ui/surface.tsx'
import { useOwnAccount } from './use-own-account.ts'

/** Name, client and role, which others decide, and the language, which is one's own choice. */
export const Who = () => {
  const say = t(accountWords)
  const { policy } = useAsking()
  const query = useOwnAccount()
  return (
    <section className="own-part" aria-labelledby="own-who">
      <h2 id="own-who">{say.who}</h2>
      <Card className="own-card">
        <Answered query={query} failed={say.failed} waiting={<Waiting />}>
          {({ name, username, email, client, reach, party }) => (
            <dl className="own-facts">
              <Fact label={say.name} value={name} />
              <Fact label={say.username} value={username} />
              <Fact label={say.email} value={email ?? say.noEmail} />
              <Fact label={say.client} value={client.name} />
              <Fact
                label={say.role}
                value={[
                  ...roleWords(policy.config, reach, t),
                  ...(party === null ? [] : [party]),
                ].join(', ')}
              />
            </dl>
          )}
        </Answered>
        <fieldset className="own-languages" hidden={offeredHere().length < 2}>
          <legend>{say.language}</legend>
          {offeredHere().map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              className="button button-plain"
              aria-pressed={language === spokenHere()}
              onClick={() => choose(language)}
            >
              {languages[language]}
            </button>
          ))}
        </fieldset>
      </Card>
    </section>
  )
}

const Waiting = () => {
  const say = t(accountWords)
  const labels = [say.name, say.username, say.email, say.client, say.role]
  return (
    <dl className="own-facts" aria-busy="true">
      {labels.map((label) => (
        <Fact key={label} label={label} value={<Skeleton width="140px" />} />
      ))}
    </dl>
  )
}

const Fact = ({ label, value }: { label: string; value: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
