import type { Need, ShownState } from '../../domain/order/category.ts'
import { columnWords } from '../../domain/words/columns.ts'
import { t } from '../lib/language/language.ts'
import { Icon, type IconName } from './icons.tsx'
import './surface.css'

/** The icon of each category; the shape tells it apart without colour. */
export const stateIcons: Record<Need, IconName> = {
  ALL: 'stack',
  OPEN_DELAY: 'alarm',
  OPEN_ONTIME: 'clock',
  CLOSED: 'done',
  CLOSED_EXCEPTION: 'warning',
  REJECT: 'stop',
}

/** An order's state as icon, word and colour. `word` replaces the standard one. */
export const StatusTag = ({
  state,
  word = t(columnWords).states[state],
}: {
  state: ShownState
  word?: string
}) => (
  <span className={`tag tone-${state}`}>
    <Icon name={stateIcons[state]} size={14} />
    {word}
  </span>
)

/**
 * An order's state where there is room for the icon alone: its word is the tooltip and what screen
 * readers say.
 */
export const StatusIcon = ({
  state,
  word = t(columnWords).states[state],
}: {
  state: ShownState
  word?: string
}) => (
  <span className={`status-icon tone-${state}`} title={word}>
    <Icon name={stateIcons[state]} size={15} label={word} />
  </span>
)
