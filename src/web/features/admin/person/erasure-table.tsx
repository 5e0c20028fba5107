import type { ListedErasure } from '../../../../contract/admin/erasures.ts'
import { personWords } from '../../../../domain/words/person-data.ts'
import { t } from '../../../lib/language/language.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'

/** Erasures, a line each: who asked for it, why, and how far it is. */
export const ErasureTable = ({
  erasures,
  zone,
}: {
  erasures: readonly ListedErasure[]
  zone: string
}) => {
  const say = t(personWords)
  const at = (instant: string): string => shownTime(instant, zone, 'DD-MM-YYYY HH:mm')
  return (
    <table className="lines" aria-labelledby="erasures">
      <thead>
        <tr>
          {[say.client, say.person, say.why, say.asked, say.state].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {erasures.map((one) => (
          <tr key={one.id}>
            <td data-label={say.client}>{one.client_name}</td>
            <td data-label={say.person}>
              <code>{one.person}</code> {one.kinds.map((kind) => say.kinds[kind]).join(', ')}
            </td>
            <td data-label={say.why}>{one.why}</td>
            <td data-label={say.asked}>{say.by(one.asked_by ?? say.someone, at(one.asked_at))}</td>
            <td data-label={say.state}>
              <State erasure={one} at={at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const State = ({
  erasure: { ended_at, is_searching, fault, orders, values, elsewhere },
  at,
}: {
  erasure: ListedErasure
  at: (instant: string) => string
}) => {
  const say = t(personWords)
  if (ended_at === null)
    return (
      <span>
        {is_searching && orders.found === 0
          ? say.searching
          : say.progress(orders.done, orders.found)}
        {fault !== null && <span className="outbox-soft">{say.fault}</span>}
      </span>
    )
  const removed = (['downloads', 'archives'] as const).flatMap((kind) => {
    const count = elsewhere[kind] ?? 0
    return count > 0 ? [`${say.elsewhere[kind]}: ${count}`] : []
  })
  const locked = elsewhere['pictures_locked'] ?? 0
  const stays = [
    ...(orders.held > 0 ? [say.held(orders.held)] : []),
    ...(values.staying > 0 ? [say.stays(values.staying)] : []),
    ...(locked > 0 ? [`${say.elsewhere.pictures_locked}: ${locked}`] : []),
  ]
  return (
    <span>
      <span className="lines-strong">{say.ended(at(ended_at))}</span>
      <span className="outbox-soft">
        {[say.result(values.erased, orders.erased), ...removed, ...stays].join(' · ')}
      </span>
    </span>
  )
}
