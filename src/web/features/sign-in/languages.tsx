import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { languages } from '../../../domain/words/languages.ts'
import { choose, offeredHere, spokenHere, t } from '../../lib/language/language.ts'

/** What the pages behind the login speak and the client offers, each by its own name. */
export const Languages = () => (
  <fieldset
    className="languages"
    aria-label={t(dashboardWords).language}
    hidden={offeredHere().length < 2}
  >
    {offeredHere().map((language) => (
      <button
        key={language}
        type="button"
        lang={language}
        aria-pressed={language === spokenHere()}
        onClick={() => choose(language)}
      >
        {languages[language]}
      </button>
    ))}
  </fieldset>
)
