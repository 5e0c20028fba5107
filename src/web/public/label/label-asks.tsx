import { labelTold } from '../../../domain/words/label-told.ts'
import { parcelWords } from '../../../domain/words/parcel.ts'
import type { PublicPageState } from '../link/page.ts'
import { shortTime } from '../kit/when.ts'
import { tLabel } from './label-words.ts'
import './label.css'

/** What the labels of the order ask of whoever hands it over or takes it, in a few words each. */
export const LabelAsks = ({ page: { order, config } }: { page: PublicPageState }) => {
  if (!order.label) return null
  const told = labelTold(order.label, tLabel, (at) => shortTime(at, config.time_zone))
  if (told.length === 0) return null
  return (
    <ul className="label-asks" aria-label={tLabel(parcelWords).title}>
      {told.map((line, index) => (
        <li
          key={line}
          className={index === 0 && order.label?.dangerous_goods ? 'danger' : undefined}
        >
          {line}
        </li>
      ))}
    </ul>
  )
}
