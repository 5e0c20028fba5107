import type { SingleSignOnStanding } from '../../../contract/sign-in/single-sign-on.ts'
import { singleWords } from '../../../domain/words/single-sign-on.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { copySaid } from '../../ui/copy-said.ts'
import { Card } from '../../ui/surface.tsx'

/** A line that is copied elsewhere, with what it is. */
export const CopyLine = ({ label, text }: { label: string; text: string }) => {
  const say = t(singleWords)
  return (
    <div className="single-copy">
      <span className="single-soft">{label}</span>
      <code>{text}</code>
      <Button
        variant="quiet"
        icon="copy"
        className="button-icon"
        aria-label={say.copy(label)}
        onClick={() => void copySaid(text, say.copied)}
      />
    </div>
  )
}

/** What the provider has to be told of this product. */
export const Addresses = ({ addresses }: Pick<SingleSignOnStanding, 'addresses'>) => {
  const say = t(singleWords)
  return (
    <section className="single-part" aria-labelledby="single-addresses">
      <h2 id="single-addresses">{say.addresses}</h2>
      <Card className="single-card">
        <CopyLine label={say.redirect} text={addresses.redirect} />
        <CopyLine label={say.signedOut} text={addresses.signed_out} />
        <CopyLine label={say.backchannel} text={addresses.backchannel_logout} />
        <CopyLine label={say.scim} text={addresses.scim} />
        <CopyLine label={say.domainRecord} text={addresses.domain_record} />
      </Card>
    </section>
  )
}
