import { formatTime } from '../../../domain/time-format.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { About } from '../driver/about.tsx'
import { Facts } from '../kit/facts.tsx'
import { Frame } from '../kit/frame.tsx'
import { CheckIcon, CrossIcon } from '../kit/icons.tsx'
import { Dispute } from './lazy-dispute.tsx'
import { mayDispute } from './may-dispute.ts'
import { refusalOf, type PublicPageState } from '../link/page.ts'
import { PhotoGrid } from '../kit/photo-grid.tsx'
import { RemarkList } from '../kit/remark-list.tsx'
import { SignStep } from '../driver/sign-step.tsx'

/**
 * The order once it is closed: what happened, when, and all that is on record; remarks and photos
 * may still be added, and the receiver may dispute it.
 */
export const Proof = ({
  page,
  onAdd,
}: {
  page: PublicPageState
  onAdd: (step: 'remark' | 'photos' | 'dispute') => void
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
      <Verdict page={page} />
      <h2>{say.remarks}</h2>
      <RemarkList page={page} />
      <h2>{say.attachments}</h2>
      <PhotoGrid page={page} />
      <SignStep page={page} />
      {order.client_rating !== null && (
        <p className="hint">
          {say.rating}: {say.stars(order.client_rating)}
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

const Verdict = ({ page: { order, config } }: { page: PublicPageState }) => {
  const say = t(publicWords)
  const isRejected = order.status === 'rejected'
  const at = isRejected ? order.rejected_at : order.delivery_time
  return (
    <div className={isRejected ? 'verdict bad' : 'verdict good'}>
      {isRejected ? <CrossIcon /> : <CheckIcon />}
      <div>
        <h1>{isRejected ? config.wording.rejected : say.received}</h1>
        {at !== null && <p>{formatTime(at, config.time_zone, 'Do MMM @ hh:mm A')}</p>}
        {order.received_through !== null && (
          <p className="hint">{say.confirmedBy[order.received_through]}</p>
        )}
      </div>
    </div>
  )
}
