import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { languages, officeLanguages } from '../../../domain/words/languages.ts'
import { choose, spokenHere, t } from '../../lib/language/language.ts'

/** What the pages behind the login speak, each by its own name. */
export const Languages = () => (
  <fieldset className="languages" aria-label={t(dashboardWords).language}>
    {officeLanguages.map((language) => (
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
