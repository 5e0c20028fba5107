import {
  contrastOf,
  READABLE,
  shadeFor,
  colourPattern,
  type Colour,
} from '../../../domain/branding/colour.ts'
import { policyFormWords } from '../../../domain/words/policy-form.ts'
import { t } from '../../lib/language/language.ts'
import './brand-look.css'

/** What a person typed as a colour of six hexadecimal digits; null for anything else. */
export const colourIn = (typed: string): Colour | null => {
  const written = typed.trim().toLowerCase()
  const whole = written.startsWith('#') ? written : `#${written}`
  return colourPattern.test(whole) ? (whole as Colour) : null
}

/** What is worth knowing of a colour in which text cannot be read; null of any other. */
export const adviceOn = (colour: Colour | null): string | null =>
  colour === null || contrastOf(colour, '#ffffff') >= READABLE
    ? null
    : t(policyFormWords).colourUnreadable(colour, shadeFor(colour, '#ffffff', READABLE))

/** A colour as digits, with a swatch that opens the browser's own choice of colours. */
export const ColourInput = ({
  id,
  value,
  onChange,
  ...described
}: {
  id: string
  value: string
  onChange: (typed: string) => void
  'aria-labelledby'?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
}) => (
  <span className="colour-input">
    <input
      id={id}
      className="field-input"
      value={value}
      placeholder="#0b6160"
      maxLength={7}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
      {...described}
    />
    <input
      type="color"
      className="colour-swatch"
      aria-label={t(policyFormWords).pickColour}
      value={colourIn(value) ?? '#0b6160'}
      onChange={({ target }) => onChange(target.value)}
    />
  </span>
)
