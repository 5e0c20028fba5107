import { useState } from 'react'
import { statusOf } from '../../../../domain/order/category.ts'
import { asksForRating } from '../../../../domain/policy/rating-prompt.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { offered, type Panel } from '../panel.ts'

const marks = [1, 2, 3, 4, 5] as const

/**
 * 'Overall Experience', one to five stars, once the order is closed and until it was rated
 * (RATE-01).
 */
export const Rating = ({ panel }: { panel: Panel }) => {
  const say = t(panelWords)
  const [stars, setStars] = useState(0)
  const { order, policy, busy, act } = panel
  const { shown, reason } = offered(panel, 'rating')
  if (
    !asksForRating(policy) ||
    !shown ||
    reason !== null ||
    order.epod.client_rating !== null ||
    statusOf(order) === 'open'
  )
    return null
  return (
    <section className="panel-rating" aria-labelledby="rating">
      <h3 id="rating">{say.ratingTitle}</h3>
      <div className="panel-stars" role="radiogroup" aria-labelledby="rating">
        {marks.map((mark) => (
          <label key={mark} className="panel-star" data-lit={mark <= stars || undefined}>
            <input
              type="radio"
              name="stars"
              className="visually-hidden"
              checked={mark === stars}
              onChange={() => setStars(mark)}
              aria-label={say.stars(mark)}
            />
            <Icon name="star" size={22} />
          </label>
        ))}
      </div>
      <Button
        busy={busy}
        reason={stars === 0 ? say.chooseStars : null}
        onClick={() => void act({ client_rating: stars })}
      >
        {say.submit}
      </Button>
    </section>
  )
}
