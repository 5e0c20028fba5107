import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { t } from '../../lib/language/language.ts'
import { rememberClient } from './client-asked.ts'
import { ClientBrand } from './client-brand.tsx'
import { Languages } from './languages.tsx'
import { LoginForm } from './login-form.tsx'
import { Support } from './support.tsx'
import './sign-in.css'

/** The public front page: log in, ask for a new password, or ask a person. */
export const SignIn = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const say = t(dashboardWords)
  return (
    <div className="sign-in">
      <title>{say.titles.logIn}</title>
      <main className="sign-in-side">
        <ClientBrand />
        <div className="sign-in-form">
          <h1 className="sign-in-title">{say.logIn}</h1>
          <LoginForm
            onSignedIn={() => {
              rememberClient()
              onSignedIn()
            }}
          />
        </div>
        <div>
          <p>
            <a className="try-it" href="/trainingdemo">
              {say.tryIt}
            </a>
          </p>
          <Support />
          <Languages />
        </div>
      </main>
      <Record />
    </div>
  )
}

/**
 * What the product is about, in one picture: a consignment's events, each sealed to the one before.
 */
const Record = () => (
  <div className="record" aria-hidden="true">
    <p className="record-tagline">{t(dashboardWords).tagline}</p>
    <ol className="record-chain">
      {t(dashboardWords).chain.map(({ word, time, seal }) => (
        <li key={seal} className="record-event">
          <span className="record-word">{word}</span>
          <span>{time}</span>
          <code>{seal}</code>
        </li>
      ))}
    </ol>
  </div>
)
