import { useEffect, useState } from 'react'
import type { NextStop } from '../../../contract/orders/next-stop.ts'
import { RouteIcon } from '../kit/icons.tsx'
import { call } from '../link/call.ts'
import { isOver, type PublicPageState } from '../link/page.ts'
import { Proof } from '../receiver/proof.tsx'
import { usePathWords } from './use-path-words.ts'

interface OverProps {
  readonly page: PublicPageState
  readonly onAdd: (step: string) => void
}

/** The order once it is closed, and before it where the trip goes on to (DOOR-03). */
export const Over = ({ page, onAdd }: OverProps) => (
  <Proof page={page} onAdd={onAdd}>
    <LeadOn page={page} />
  </Proof>
)

/** The trip's next stop, which the server alone knows; nothing without a line, or where none is. */
const LeadOn = ({ page: { on_record, send, strip } }: Pick<OverProps, 'page'>) => {
  const say = usePathWords()
  const [stop, setStop] = useState<NextStop>(null)
  const isClosed = isOver({ order: on_record })
  const { as_of } = strip
  useEffect(() => {
    if (!isClosed || as_of !== null) return
    void send((token) =>
      call<{ result: NextStop }>({ method: 'POST', path: '/public-order/next', token }),
    ).then((answer) => setStop(answer.ok ? answer.body.result : null))
  }, [isClosed, as_of, send])
  if (!stop) return null
  const { name, city, url } = stop
  return (
    <a className="button primary tall lead-on" href={url}>
      <RouteIcon />
      <span>
        <small>{say.nextStop}</small>
        {city && !name.includes(city) ? `${name}, ${city}` : name}
      </span>
    </a>
  )
}
