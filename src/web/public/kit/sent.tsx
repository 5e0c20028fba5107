import type { PublicOrder } from '../../../contract/links.ts'
import type { ActingRole, Goods } from '../../../domain/order/order.ts'
import { saidApart } from '../../../domain/order/proof/said-apart.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import type { PublicPageState } from '../link/page.ts'
import { labelled } from './labelled.ts'

interface SentProps {
  page: Pick<PublicPageState, 'on_record' | 'config'>
  by: ActingRole
}

/** The remarks that this party has on record. */
export const remarksBy = (
  { on_record }: SentProps['page'],
  by: ActingRole,
): PublicOrder['remarks'] => on_record.remarks.filter(({ action_by }) => action_by === by)

/** 'Sent: 2 photos, 1 remark'; nothing where this party has sent neither. */
export const SentCount = ({ page, by }: SentProps) => {
  const say = t(publicWords)
  const photos = page.on_record.photos.filter(({ action_by }) => action_by === by).length
  const remarks = remarksBy(page, by).length
  const counts = [
    ...(photos > 0 ? [say.photoCount(photos)] : []),
    ...(remarks > 0 ? [say.remarkCount(remarks)] : []),
  ]
  return (
    counts.length > 0 && <output className="hint">{`${say.sent}: ${counts.join(', ')}`}</output>
  )
}

const lineOf = ({ text, qty, invoice }: Goods): string =>
  `${qty} × ${text}${invoice ? ` (${invoice})` : ''}`

/** The same, with what the remarks say and the goods that this party states. */
export const Sent = ({ page, by }: SentProps) => {
  const { conditions, deliveries } = t(publicWords)
  const labels = { ...conditions, ...deliveries }
  const { missing = [], damaged = [] } = page.on_record
  const lines = [
    ...remarksBy(page, by).map(({ categories, text: whole }) => {
      const { text, choices } = saidApart(whole)
      return [
        ...categories.map((value) => labelled(page.config, value)),
        text,
        ...choices.map((choice) => labels[choice]),
      ]
    }),
    ...missing.map((row) => [conditions.shortage, lineOf(row)]),
    ...damaged.map((row) => [conditions.damaged, lineOf(row)]),
  ]
  return (
    <div className="sent">
      <SentCount page={page} by={by} />
      {lines.map((parts, index) => (
        // A line has nothing of its own but its place.
        <p key={index}>{parts.filter((part) => part !== '').join(' · ')}</p>
      ))}
    </div>
  )
}
