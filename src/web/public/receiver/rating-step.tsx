import { useState } from 'react'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import { About } from '../driver/about.tsx'
import { Frame } from '../kit/frame.tsx'
import { StarIcon } from '../kit/icons.tsx'
import type { PublicPageState } from '../link/page.ts'

const marks = [1, 2, 3, 4, 5] as const

/** 'Overall Experience', one to five stars (RATE-01). */
export const RatingStep = ({ page, onDone }: { page: PublicPageState; onDone: () => void }) => {
  const say = t(publicWords)
  const [stars, setStars] = useState(0)
  const submit = async (): Promise<void> => {
    if (await page.act({ client_rating: stars })) onDone()
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
            {say.submit}
          </button>
          <button type="button" className="button quiet" onClick={onDone}>
            {say.skip}
          </button>
        </>
      }
    >
      <h1>{say.ratingTitle}</h1>
      <p>{say.ratingText}</p>
      <div className="stars" role="radiogroup" aria-label={say.ratingTitle}>
        {marks.map((mark) => (
          <label key={mark} className={mark <= stars ? 'star lit' : 'star'}>
            <input
              type="radio"
              name="stars"
              className="unseen"
              checked={mark === stars}
              onChange={() => setStars(mark)}
              aria-label={say.stars(mark)}
            />
            <StarIcon />
          </label>
        ))}
      </div>
    </Frame>
  )
}
