import type { ReactNode } from 'react'
import { closingWords } from '../../../domain/words/closing.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { About } from '../driver/about.tsx'
import { Facts } from '../kit/facts.tsx'
import { Frame } from '../kit/frame.tsx'
import { Dispute } from './lazy-dispute.tsx'
import { Count } from './lazy-count.tsx'
import { mayDispute } from './may-dispute.ts'
import { refusalOf, type PublicPageState } from '../link/page.ts'
import { Summary } from '../kit/summary.tsx'
import { SignStep } from './sign-step.tsx'

/**
 * The order once it is closed: what happened, when, and all that is on record; remarks and photos
 * may still be added, and the receiver may dispute it.
 */
export const Proof = ({
  page,
  onAdd,
  children,
}: {
  page: PublicPageState
  onAdd: (step: 'remark' | 'photos' | 'dispute') => void
  /** What comes before it. */
  children?: ReactNode
}) => {
  const say = t(publicWords)
  const { order } = page
  const mayRemark = refusalOf(page, 'remark') === null
  const mayPhoto = refusalOf(page, 'photo') === null
  return (
    <Frame
      header={<About page={page} />}
      footer={
        (mayRemark || mayPhoto) && (
          <div className="pair">
            {mayRemark && (
              <button type="button" className="button quiet" onClick={() => onAdd('remark')}>
                {say.addRemark}
              </button>
            )}
            {mayPhoto && (
              <button type="button" className="button quiet" onClick={() => onAdd('photos')}>
                {say.addPhoto}
              </button>
            )}
          </div>
        )
      }
    >
      {children}
      <Summary page={page} isTitle />
      <SignStep page={page} />
      <Count page={page} />
      {order.client_rating !== null && (
        <p className="hint">
          {say.rating}: {t(closingWords).stars(order.client_rating)}
        </p>
      )}
      {(mayDispute(page) || (order.disputes?.length ?? 0) > 0) && (
        <Dispute page={page} onAsk={() => onAdd('dispute')} />
      )}
      <h2>{say.consignment}</h2>
      <Facts page={page} />
    </Frame>
  )
}
