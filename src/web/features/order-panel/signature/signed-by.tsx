import type { Signature } from '../../../../domain/order/proof/statements.ts'
import { formatTime } from '../../../../domain/time-format.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { useOrderFile } from '../../../lib/photos/use-order-file.ts'
import { Skeleton } from '../../../ui/surface.tsx'

/** A signature with who gave it and when. */
export const SignedBy = ({
  signature: { url, name, relation, time },
  zone,
}: {
  signature: Signature
  zone: string
}) => {
  const say = t(proofWords)
  const address = useOrderFile(url)
  return (
    <figure className="signed">
      {typeof address === 'string' ? (
        <img src={address} alt={say.signatureOf(name)} />
      ) : (
        <Skeleton width="100%" />
      )}
      <figcaption>
        {say.signedBy(name, relation)}{' '}
        <span className="panel-soft">{formatTime(time, zone, 'DD MMM HH:mm')}</span>
      </figcaption>
    </figure>
  )
}
