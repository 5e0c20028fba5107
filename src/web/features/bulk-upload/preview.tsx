import { useState } from 'react'
import type { SpellingPick } from '../../../domain/bulk/spellings.ts'
import { rowStates } from '../../../domain/bulk/states.ts'
import type { DateOrder } from '../../../domain/bulk/dates.ts'
import type { DecimalSign } from '../../../domain/bulk/number-text.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Grid } from '../../ui/sheet-grid/grid.tsx'
import { RowLists } from '../../ui/sheet-grid/row-lists.tsx'
import { EmptyState } from '../../ui/surface.tsx'
import type { Reader } from './ask.ts'
import { HiddenNotes } from './hidden-notes.tsx'
import { DateOrderField, DecimalSignField, SheetField } from './reading-fields.tsx'
import type { Opened } from './reading.ts'
import type { Shown } from './row-state.ts'
import { SpellingNotes } from './spelling-notes.tsx'
import { Sums } from './sums.tsx'
import type { Summary } from './weighing.ts'
import { whyNothing } from './why-nothing.ts'

interface Props {
  reader: Reader
  opened: Opened
  summary: Summary
  version: number
  date_order: DateOrder | null
  decimal_sign: DecimalSign | null
  isComparing: boolean
  /** Orders sent so far; null while none are. */
  sent: number | null
  onDates: (order: DateOrder | null) => void
  onDecimals: (sign: DecimalSign | null) => void
  onSheet: (name: string) => void
  onLeaveHidden: (isLeft: boolean) => void
  onSpell: (picks: readonly SpellingPick[]) => void
  onEdit: (at: number, key: string, text: string) => void
  onFailedRows: () => void
  onRemap: () => void
  onAnother: () => void
  /** `isChanging`: orders that differ are changed to what the file says. */
  onDone: (isChanging: boolean) => void
}

const none: ReadonlySet<string> = new Set()

/**
 * What the file holds, row by row, before anything is sent (BULK-02): by state, with what is wrong
 * where, and mended in place.
 */
export const Preview = ({
  reader,
  opened,
  summary,
  version,
  date_order,
  decimal_sign,
  isComparing,
  sent,
  onDates,
  onDecimals,
  onSheet,
  onLeaveHidden,
  onSpell,
  onEdit,
  onFailedRows,
  onRemap,
  onAnother,
  onDone,
}: Props) => {
  const say = t(bulkWords)
  const [picked, setPicked] = useState<Shown | null>(null)
  const [isUnfolded, unfold] = useState(false)
  // What is on its way is not changed under it.
  const isSending = sent !== null
  const [isChanging, setChanging] = useState(false)
  const { counts, orders, differing, missing, dropped, first, places, unread, filled } = summary
  const { sums, under, folded, open } = summary
  const [adding, leaving] = isChanging ? [orders, open] : [orders - differing, open + differing]
  const sizeOf = (one: Shown): number => under.get(one)?.length ?? 0
  // Of a reason that is mended everywhere nothing is left to show.
  const list = picked !== null && sizeOf(picked) > 0 ? picked : 'all'
  const reason = whyNothing(summary, isChanging)
  return (
    <>
      {missing !== null && (
        <p className="bulk-alert" role="alert">
          <Icon name="warning" />
          {missing}
        </p>
      )}
      <div className="bulk-bar" inert={isSending}>
        <RowLists states={rowStates} names={say.states} {...{ counts, list }} onPick={setPicked} />
        <div className="bulk-reading">
          <SheetField opened={opened} onPick={onSheet} />
          {summary.asks_dates && <DateOrderField value={date_order} onPick={onDates} />}
          {summary.asks_decimals && <DecimalSignField value={decimal_sign} onPick={onDecimals} />}
        </div>
      </div>
      <Sums sums={sums} list={list} onPick={setPicked} />
      {counts.all > 0 ? (
        <Grid
          key={list}
          {...{ list, version, onEdit }}
          under={under.get(list)}
          folded={isUnfolded ? none : folded}
          isLocked={isSending}
          focusesWrong={picked === null}
          source={(from, count) => reader.ask('rows', list, from, count)}
          total={sizeOf(list)}
          places={places}
        />
      ) : (
        <EmptyState title={say.noRows} />
      )}
      <div className="bulk-notes" aria-live="polite" inert={isSending}>
        {folded.size > 0 && (
          <p>
            <Button
              variant="quiet"
              icon="columns"
              aria-pressed={isUnfolded}
              onClick={() => unfold(!isUnfolded)}
            >
              {isUnfolded ? say.fold : say.unfold(folded.size)}
            </Button>
          </p>
        )}
        <HiddenNotes hidden={summary.hidden} onLeave={onLeaveHidden} />
        <SpellingNotes sums={summary.spellings} onSpell={onSpell} />
        {unread.length > 0 && <p>{say.unread(unread)}</p>}
        {filled.length > 0 && <p>{say.filled(filled)}</p>}
        {dropped.length > 0 && <p>{say.dropped(dropped, first)}</p>}
        {differing > 0 && (
          <p>
            <label className="bulk-check">
              <input
                type="checkbox"
                checked={isChanging}
                onChange={({ target }) => setChanging(target.checked)}
              />
              {say.updateThem(differing)}
            </label>
          </p>
        )}
        {counts.error > 0 && (
          <p>
            {say.leftOut(counts.error)}{' '}
            <Button variant="quiet" icon="download" onClick={onFailedRows}>
              {say.failedRows}
            </Button>
          </p>
        )}
        {reason !== null && counts.all > 0 && !isComparing && <p>{reason}</p>}
        {isComparing && <p>{say.comparing}</p>}
      </div>
      <div className="dialog-actions">
        {sent !== null && (
          <span className="bulk-progress">
            <progress max={orders} value={sent} aria-label={say.progress(sent, orders)} />
            {say.progress(sent, orders)}
          </span>
        )}
        <Button
          variant="quiet"
          onClick={onAnother}
          reason={sent === null ? null : say.progress(sent, orders)}
        >
          {say.another}
        </Button>
        <Button
          variant="quiet"
          onClick={onRemap}
          reason={sent === null ? null : say.progress(sent, orders)}
        >
          {say.remap}
        </Button>
        <Button
          variant="primary"
          busy={sent !== null}
          reason={reason}
          onClick={() => onDone(isChanging)}
        >
          {open > 0 && adding > 0 ? say.addLeave(adding, leaving) : say.done}
        </Button>
      </div>
    </>
  )
}
