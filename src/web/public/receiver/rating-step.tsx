import { useEffect } from 'react'
import { wasOvertaken } from '../../../domain/order/proof/overtaken.ts'
import { closingWords } from '../../../domain/words/closing.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { About } from '../driver/about.tsx'
import { useDraft } from '../kit/draft.ts'
import { Frame } from '../kit/frame.tsx'
import { StarIcon } from '../kit/icons.tsx'
import type { PublicPageState } from '../link/page.ts'

const marks = [1, 2, 3, 4, 5] as const
const none = { stars: 0 }

/** 'Overall Experience', one to five stars (RATE-01). */
export const RatingStep = ({ page, onDone }: { page: PublicPageState; onDone: () => void }) => {
  const say = t(publicWords)
  // A number names nobody, and is asked for once the order is over.
  const { draft, change, drop } = useDraft(page, 'rating', none)
  const { stars } = draft
  const done = (): void => {
    drop()
    onDone()
  }
  const isOvertaken = wasOvertaken(page.order.status, page.strip.items)
  // What became of the goods is told in its place.
  useEffect(() => {
    if (isOvertaken) done()
  })
  const submit = async (): Promise<void> => {
    if (await page.act({ client_rating: stars })) done()
  }
  return (
    <Frame
      header={<About page={page} />}
      footer={
        <>
          <button
            type="button"
            className="button primary"
            disabled={stars === 0 || page.sending !== 'no'}
            onClick={() => void submit()}
          >
            {t(closingWords).submit}
          </button>
          <button type="button" className="button quiet" onClick={done}>
            {say.skip}
          </button>
        </>
      }
    >
      <h1>{t(closingWords).ratingTitle}</h1>
      <p>{t(closingWords).ratingText}</p>
      <div className="stars" role="radiogroup" aria-label={t(closingWords).ratingTitle}>
        {marks.map((mark) => (
          <label key={mark} className={mark <= stars ? 'star lit' : 'star'}>
            <input
              type="radio"
              name="stars"
              className="unseen"
              checked={mark === stars}
              onChange={() => change({ stars: mark })}
              aria-label={t(closingWords).stars(mark)}
            />
            <StarIcon />
          </label>
        ))}
      </div>
    </Frame>
  )
}
