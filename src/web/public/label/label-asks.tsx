import { labelTold } from '../../../domain/words/label-told.ts'
import { t } from '../../lib/language/language.ts'
import type { PublicPageState } from '../link/page.ts'
import { shortTime } from '../kit/when.ts'
import { AsksList } from './asks-list.tsx'

/** What the labels of the order ask of whoever hands it over or takes it. */
export const LabelAsks = ({ page: { order, config } }: { page: PublicPageState }) => {
  if (!order.label) return null
  const told = labelTold(order.label, t, (at) => shortTime(at, config.time_zone))
  return told.length === 0 ? null : (
    <AsksList told={told} isDangerous={order.label.dangerous_goods === true} />
  )
}
