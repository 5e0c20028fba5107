import type { ListedHold } from '../../../../contract/admin/legal-holds.ts'
import { holdWords } from '../../../../domain/words/legal-holds.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'

/** What a hold stands on, in words. */
export const heldBy = ({ order }: Pick<ListedHold, 'order'>): string =>
  order === null ? t(holdWords).whole : order.identifier

interface Props {
  holds: readonly ListedHold[]
  zone: string
  onEnd: (hold: ListedHold) => void
}

/** Holds, a line each; one that stands has a button that ends it. */
export const HoldTable = ({ holds, zone, onEnd }: Props) => {
  const say = t(holdWords)
  const at = (instant: string): string => shownTime(instant, zone, 'DD-MM-YYYY HH:mm')
  return (
    <table className="lines" aria-labelledby="legal-holds">
      <thead>
        <tr>
          {[say.client, say.what, say.why, say.since].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{say.end}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {holds.map((hold) => (
          <tr key={hold.id}>
            <td data-label={say.client}>{hold.client_name}</td>
            <td data-label={say.what}>
              <span className="lines-strong">{heldBy(hold)}</span>
            </td>
            <td data-label={say.why}>{hold.why}</td>
            <td data-label={say.since}>
              <span>
                {say.by(hold.begun_by ?? say.someone, at(hold.begun_at))}
                {hold.ended_at !== null && (
                  <span className="outbox-soft">
                    {say.ended(
                      hold.ended_by ?? say.someone,
                      at(hold.ended_at),
                      hold.ended_why ?? '',
                    )}
                  </span>
                )}
              </span>
            </td>
            <td>
              {hold.ended_at === null && (
                <Button aria-label={say.endTitle(heldBy(hold))} onClick={() => onEnd(hold)}>
                  {say.end}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
