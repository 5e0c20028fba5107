import { languages } from '../../../domain/words/languages.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { offeredHere, speakChosen, spokenHere, t } from '../../lib/language/language.ts'

const choose = (language: keyof typeof languages): void => {
  const speak = (): void => void speakChosen(language)
  speak()
  // Without a line its words come with the next one.
  addEventListener('online', speak, { once: true })
}

/**
 * Offers each language of the client by its own name; the choice is remembered on this phone
 * (L10N-01).
 */
export const LanguagePicker = () => {
  const offered = offeredHere()
  if (offered.length < 2) return null
  return (
    <select
      className="language"
      aria-label={t(publicWords).language}
      value={spokenHere()}
      onChange={({ target }) => choose(target.value as keyof typeof languages)}
    >
      {offered.map((language) => (
        <option key={language} value={language} lang={language}>
          {languages[language]}
        </option>
      ))}
    </select>
  )
}
