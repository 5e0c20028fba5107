import { policyFormWords } from '../../../domain/words/policy-form.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icons.tsx'
import { LOGO_TYPES } from './logo-file.ts'
import './brand-look.css'

/** A picture to be picked for a logo, the one that is there, and the way to have none. */
export const LogoInput = ({
  id,
  shown,
  onPick,
  onNone,
  ...described
}: {
  id: string
  /** Where the present one lies, or the picked one as a data URL; null for none. */
  shown: string | null
  onPick: (file: File) => void
  onNone: () => void
  'aria-labelledby'?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}) => {
  const say = t(policyFormWords)
  return (
    <span className="logo-input">
      {shown !== null && <img className="logo-shown" src={shown} alt={say.logoNow} />}
      <label className="logo-pick">
        <Icon name="upload" />
        {shown === null ? say.pickLogo : say.otherLogo}
        <input
          id={id}
          type="file"
          accept={LOGO_TYPES}
          {...described}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file may be chosen again once it was mended elsewhere.
            target.value = ''
            if (file) onPick(file)
          }}
        />
      </label>
      {shown !== null && (
        <Button variant="quiet" onClick={onNone}>
          {say.noLogo}
        </Button>
      )}
    </span>
  )
}
