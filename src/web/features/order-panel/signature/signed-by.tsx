import type { Signature } from '../../../../domain/order/proof/statements.ts'
import { erasedAt } from '../../../../domain/erasure/erased-part.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { useOrderFile } from '../../../lib/photos/use-order-file.ts'
import { Skeleton } from '../../../ui/surface.tsx'
import { ErasedFile } from '../photos/erased-file.tsx'

/** Who gave a signature and, where the carrier brought it, on whose device. */
export const signedText = (
  { name, relation, action_by }: Signature,
  { signedBy, signedByCarrier }: Pick<typeof proofWords, 'signedBy' | 'signedByCarrier'>,
): string =>
  action_by === 'driver' || action_by === 'transporter'
    ? `${signedBy(name, relation)}, ${signedByCarrier[action_by]}`
    : signedBy(name, relation)

/** A signature with who gave it and when, or that it was erased. */
export const SignedBy = ({
  signature,
  order,
  zone,
}: {
  signature: Signature
  order: Parameters<typeof erasedAt>[0]
  zone: string
}) =>
  signature.url === '' ? (
    <p>
      <ErasedFile at={erasedAt(order, 'signature')} zone={zone} />
    </p>
  ) : (
    <Drawn signature={signature} zone={zone} />
  )

const Drawn = ({ signature, zone }: { signature: Signature; zone: string }) => {
  const say = t(proofWords)
  const { url, name, time } = signature
  const address = useOrderFile(url)
  return (
    <figure className="signed">
      {typeof address === 'string' ? (
        <img src={address} alt={say.signatureOf(name)} />
      ) : (
        <Skeleton width="100%" />
      )}
      <figcaption>
        {signedText(signature, say)}{' '}
        <span className="panel-soft">{shownTime(time, zone, 'DD MMM HH:mm')}</span>
      </figcaption>
    </figure>
  )
}
