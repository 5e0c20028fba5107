import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { use, type MouseEvent } from 'react'
import type { getOrder } from '../../../../contract/orders/orders.ts'
import { distanceTold, photoNotes } from '../../../../domain/order/photos/photo-notes.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { panelWords } from '../../../../domain/words/order-panel.ts'
import { useCallApi } from '../../../lib/api/backend.ts'
import { t } from '../../../lib/language/language.ts'
import { GoFromSheet } from '../../../ui/use-unsent.ts'
import type { Panel } from '../panel.ts'

type Photo = Panel['order']['epod']['photos'][number]

/**
 * What is known of a photo besides what it shows: when and how far from the destination it was
 * taken, and what was noticed of it (EVID-01, EVID-02).
 */
export const PhotoNotes = ({ photo, zone }: { photo: Photo; zone: string }) => {
  const say = t(panelWords).photo
  const { captured_at, taken_at, distance, seen_on } = photo
  const taken = captured_at ?? taken_at
  return (
    <div className="panel-notes">
      {taken && <p>{say.taken(shownTime(taken, zone, 'DD MMM HH:mm'))}</p>}
      {distance !== undefined && <p>{say.away(distanceTold(distance, t))}</p>}
      {photoNotes(photo, t).map((note) => (
        <p key={note} className="panel-noted">
          {note}
        </p>
      ))}
      {seen_on && <SeenOn order_id={seen_on.order_id} />}
    </div>
  )
}

/** The order that had the picture first, by its number where this person may see it. */
const SeenOn = ({ order_id: id }: { order_id: string }) => {
  const say = t(panelWords).photo
  const callApi = useCallApi()
  // As the panel itself asks for it, which may be next.
  const { data } = useQuery({
    queryKey: ['order', id],
    retry: false,
    queryFn: ({ signal }) =>
      callApi<typeof getOrder>('GET /orders/:id', { params: { id }, signal }),
  })
  return (
    <p className="panel-noted">
      {data ? <ToOrder id={id} name={say.same(data.result.identifier)} /> : say.sameElsewhere}
    </p>
  )
}

const ToOrder = ({ id, name }: { id: string; name: string }) => {
  const goFrom = use(GoFromSheet)
  const navigate = useNavigate()
  const go = (event: MouseEvent): void => {
    // In another tab it opens beside what was typed here.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    goFrom(() => void navigate({ to: '/home', search: { order: id } }))
  }
  return (
    <Link to="/home" search={{ order: id }} className="lines-strong" onClick={go}>
      {name}
    </Link>
  )
}
