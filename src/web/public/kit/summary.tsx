import { closingWords } from '../../../domain/words/closing.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import type { PublicPageState } from '../link/page.ts'
import { CheckIcon, CrossIcon } from './icons.tsx'
import { PhotoGrid } from './photo-grid.tsx'
import { RemarkList } from './remark-list.tsx'
import { summaryTime } from './summary-time.ts'

/**
 * The read-only summary of an order that is over: who received it and when, its number and places,
 * each copied by a press, remarks and photos (SUMM-01, SUMM-02).
 */
export const Summary = ({ page, isTitle }: { page: PublicPageState; isTitle?: boolean }) => {
  const say = t(publicWords)
  const sayEnd = t(closingWords)
  const { order, config, tell } = page
  const isRejected = order.status === 'rejected'
  const at = isRejected ? order.rejected_at : order.delivery_time
  const time = at === null ? '' : summaryTime(at, config.time_zone)
  const through = order.received_through
  const isLeft = through === 'left'
  const Title = isTitle ? 'h1' : 'h2'
  const copy = (text: string): void =>
    void navigator.clipboard?.writeText(text).then(
      () => tell(sayEnd.copied(text), false),
      () => undefined,
    )
  return (
    <>
      <div className={isRejected ? 'verdict bad' : 'verdict good'}>
        {isRejected ? <CrossIcon /> : <CheckIcon />}
        <div>
          <Title>
            {isRejected
              ? config.wording.rejected
              : isLeft
                ? sayEnd.confirmedBy.left
                : sayEnd.receivedBy(order.received_by || (say.by['receiver'] ?? ''), time)}
          </Title>
          {(isRejected || isLeft) && <p>{time}</p>}
          {through !== null && !isLeft && <p className="hint">{sayEnd.confirmedBy[through]}</p>}
        </div>
      </div>
      <p className="names">
        {[order.identifier, order.source?.name, order.destination?.name].map(
          (name, index) =>
            name && (
              <button key={index} type="button" onClick={() => copy(name)}>
                {name}
              </button>
            ),
        )}
      </p>
      <h2>{say.remarks}</h2>
      <RemarkList page={page} />
      <h2>{say.attachments}</h2>
      <PhotoGrid page={page} />
    </>
  )
}
