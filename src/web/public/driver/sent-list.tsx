import { publicWords } from '../../../domain/words/public-pages.ts'
import { signatureWords } from '../../../domain/words/signature.ts'
import { t } from '../../lib/language/language.ts'
import { saidBy } from '../kit/sent.tsx'
import { shortTime } from '../kit/when.ts'
import type { PublicPageState } from '../link/page.ts'

/** What this driver has on record by now, in its order, each with its time (DOOR-02). */
export const SentList = ({ page }: { page: PublicPageState }) => {
  const say = t(publicWords)
  const { reached_at, signature, photos } = page.on_record
  const own = photos.filter(({ action_by }) => action_by === 'driver')
  const said = saidBy({ page, by: 'driver' })
  const lines = [
    ...(reached_at ? [{ text: say.driverReached, time: reached_at }] : []),
    ...(signature?.action_by === 'driver' && signature.name !== ''
      ? [{ text: t(signatureWords).signedBy(signature), time: signature.time }]
      : []),
    ...own.slice(-1).map(({ time }) => ({ text: say.photoCount(own.length), time })),
    ...said.filter(({ time }) => time !== undefined),
  ].toSorted((a, b) => ((a.time ?? '') < (b.time ?? '') ? -1 : 1))
  // Goods have no time of their own.
  const inOrder = [...lines, ...said.filter(({ time }) => time === undefined)]
  return inOrder.length === 0 ? null : (
    <div className="sent">
      <output>{say.sent}</output>
      {inOrder.map(({ text, time }, index) => (
        // A line has nothing of its own but its place.
        <p key={index}>
          <span>{text}</span>
          {time && <small>{shortTime(time, page.config.time_zone)}</small>}
        </p>
      ))}
    </div>
  )
}
