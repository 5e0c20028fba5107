import { accountWords } from '../../../domain/words/account.ts'
import { t } from '../../lib/language/language.ts'
import { PasswordField } from '../../ui/password-field.tsx'

/**
 * Asks for the password once more. Whom a provider vouched for has none to type, and is told where
 * signing in there is too long ago.
 */
export const PasswordAgain = ({
  isByProvider,
  wrong,
  value,
  onChange,
}: {
  isByProvider: boolean
  wrong: string | null
  value: string
  onChange: (password: string) => void
}) =>
  isByProvider ? (
    wrong !== null && <p role="alert">{wrong}</p>
  ) : (
    <PasswordField
      label={t(accountWords).oldPassword}
      autoComplete="current-password"
      maxLength={256}
      data-autofocus
      error={wrong}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
