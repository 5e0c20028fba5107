import { everyLanguage, languages } from '../../../domain/words/languages.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { choose, spokenHere, t } from '../../lib/language/language.ts'

/** Offers each language by its own name; the choice is remembered on this phone (L10N-01). */
export const LanguagePicker = () => (
  <select
    className="language"
    aria-label={t(publicWords).language}
    value={spokenHere()}
    onChange={({ target }) => choose(target.value as keyof typeof languages)}
  >
    {everyLanguage.map((language) => (
      <option key={language} value={language} lang={language}>
        {languages[language]}
      </option>
    ))}
  </select>
)
