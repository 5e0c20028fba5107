import { Tooltip } from '@mantine/core'
import type { Column } from '../../../domain/columns/catalogue.ts'
import { dateFormatOf } from '../../../domain/columns/date-formats.ts'
import type { Order } from '../../../domain/order/order.ts'
import { formatTime } from '../../../domain/time-format.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { Icon } from '../../ui/icons.tsx'

/** What stands in a cell, drawn by its column's kind. */
export const Cell = ({ column, order, zone }: { column: Column; order: Order; zone: string }) => {
  const value = column.value(order)
  switch (column.cell) {
    case 'date': return typeof value === 'string' ? <Moment value={value} shown={formatTime(value, zone, dateFormatOf(column))} /> : <Nothing />
    case 'proof': return <Proof through={value === 'receive' || value === 'otp' ? value : null} />
    case 'count': return <Count column={column} count={typeof value === 'number' ? value : 0} order={order} zone={zone} />
    default: return value === null || value === '' ? <Nothing /> : <span className={`ellipsis cell-text ${/\s/.test(String(value)) ? '' : 'cell-whole'}`} title={String(value)}>{value}</span>
  }
}

/** Day and time never break within themselves; where the column is narrow they stand on two lines. */
const Moment = ({ value, shown }: { value: string; shown: string }) => {
  const [day, ...rest] = shown.split(' ')
  return <time dateTime={value}><span>{day}</span> <span>{rest.join(' ')}</span></time>
}

const Nothing = () => <span className="cell-nothing" aria-hidden="true">–</span>

/** A green tick or a red cross with a word (TABL-09); the word tells received by button from received by OTP. */
const Proof = ({ through }: { through: 'receive' | 'otp' | null }) =>
  through === null
    ? <span className="cell-no" title={dashboardWords.notReceived}><Icon name="cross" label={dashboardWords.notReceived} /></span>
    : <span className="cell-yes"><Icon name="check" label={dashboardWords.yes} />{dashboardWords.through[through]}</span>

/** How many there are; remarks tell themselves, numbered, with author and time (TABL-11). */
const Count = ({ column, count, order, zone }: { column: Column; count: number; order: Order; zone: string }) => {
  if (count === 0) return <span className="cell-nothing">0</span>
  const shown = <span className="cell-count"><Icon name={column.id === 'attachments' ? 'clip' : 'remark'} size={14} />{count}</span>
  if (column.id !== 'remarks') return shown
  const lines = order.epod.remarks.map(({ name, text, time }, index) => `${index + 1}. ${text}\n${name}, ${formatTime(time, zone, 'DD MMM HH:mm')}`)
  return <Tooltip label={lines.join('\n')}>{shown}</Tooltip>
}
