import type { PublicOrder } from '../../../contract/proof/links.ts'
import type { ActingRole, Goods } from '../../../domain/order/order.ts'
import { ownFieldsTold, saidApart } from '../../../domain/order/proof/said-apart.ts'
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

/** What this party's remarks say, with their times, and the goods that it states. */
export const saidBy = ({ page, by }: SentProps): { text: string; time?: string }[] => {
  const { conditions, deliveries } = t(publicWords)
  const labels = { ...conditions, ...deliveries }
  const { missing = [], damaged = [] } = page.on_record
  return [
    ...remarksBy(page, by).map(({ categories, custom_fields, text: whole, time }) => {
      const { text, choices } = saidApart(whole)
      const parts = [
        ...categories.map((value) => labelled(page.config, value)),
        text,
        ...choices.map((choice) => labels[choice]),
        ...ownFieldsTold(custom_fields, page.config.remark_fields),
      ]
      return { text: parts.filter((part) => part !== '').join(' · '), time }
    }),
    ...missing.map((row) => ({ text: `${conditions.shortage} · ${lineOf(row)}` })),
    ...damaged.map((row) => ({ text: `${conditions.damaged} · ${lineOf(row)}` })),
  ]
}

/** How much was sent, with what was said. */
export const Sent = (of: SentProps) => (
  <div className="sent">
    <SentCount {...of} />
    {saidBy(of).map(({ text }, index) => (
      // A line has nothing of its own but its place.
      <p key={index}>{text}</p>
    ))}
  </div>
)
