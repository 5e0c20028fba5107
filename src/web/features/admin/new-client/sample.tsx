import type { CSSProperties } from 'react'
import { shadesOf, type Colour } from '../../../../domain/branding/colour.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { t } from '../../../lib/language/language.ts'
import './sample.css'

/** The product's own colour. */
const OWN: Colour = '#0b6160'

const painted = ({ accent, on_accent }: ReturnType<typeof shadesOf>['light']): CSSProperties =>
  ({ '--sample': accent, '--on-sample': on_accent }) as CSSProperties

/** Sign-in and the receiver’s page as they will look, in small, light and dark. */
export const BrandSample = ({
  name,
  colour,
  logo,
}: {
  name: string
  colour: Colour | null
  logo: string | null
}) => {
  const say = t(policyFormWords)
  const shades = shadesOf(colour ?? OWN)
  const head = (
    <span className="sample-head">
      {logo !== null && <img src={logo} alt="" />}
      <b>{name.trim() === '' ? say.sampleName : name}</b>
    </span>
  )
  return (
    <figure className="brand-samples" aria-label={say.sample}>
      <figcaption>{say.sample}</figcaption>
      <div className="sample sample-light" style={painted(shades.light)} aria-hidden="true">
        {head}
        <i />
        <i />
        <span className="sample-button">{t(dashboardWords).logIn}</span>
      </div>
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          className={`sample sample-phone sample-${theme}`}
          style={painted(shades[theme])}
          aria-hidden="true"
        >
          {head}
          <strong>{say.sampleOrder}</strong>
          <i />
          <span className="sample-button">{say.sampleReceive}</span>
        </div>
      ))}
    </figure>
  )
}
