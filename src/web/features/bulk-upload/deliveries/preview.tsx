import { useState } from 'react'
import { rowStates } from '../../../../domain/bulk/states.ts'
import { bulkWords } from '../../../../domain/words/bulk.ts'
import { deliveryWords } from '../../../../domain/words/deliveries.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Grid } from '../../../ui/sheet-grid/grid.tsx'
import { RowLists } from '../../../ui/sheet-grid/row-lists.tsx'
import { EmptyState } from '../../../ui/surface.tsx'
import { HiddenNotes } from '../hidden-notes.tsx'
import { DateOrderField, DecimalSignField, SheetField } from '../reading-fields.tsx'
import type { Opened } from '../reading.ts'
import { PhotosField } from './photos-field.tsx'
import type { DeliveryReader } from './record.ts'
import type { DeliverySummary, ShownDeliveries } from './session.ts'
import type { useDeliveries } from './use-deliveries.ts'

interface Props {
  reader: DeliveryReader
  opened: Opened
  summary: DeliverySummary
  its: ReturnType<typeof useDeliveries>
}

/** What the file holds, row by row, as the server judges it, before anything is recorded. */
export const DeliveryPreview = ({ reader, opened, summary, its }: Props) => {
  const [say, words] = [t(bulkWords), t(deliveryWords)]
  const [picked, setList] = useState<ShownDeliveries>('all')
  const { counts, deliveries, unchecked } = summary
  const list = counts[picked] > 0 ? picked : 'all'
  const { progress, notChecked, version } = its
  const all = counts.all
  const told =
    progress === null
      ? null
      : (progress.of === 'rows' ? words.recording : words.sending)(progress.done, progress.all)
  const hasPhotosLeft = (summary.photos?.photos ?? 0) > 0 && counts.same > 0
  const reason =
    unchecked > 0 && notChecked === null
      ? words.checking(summary.all - unchecked, summary.all)
      : deliveries > 0 || hasPhotosLeft
        ? null
        : counts.same > 0 && counts.error === 0 && unchecked === 0
          ? words.allThere
          : words.nothingToRecord
  return (
    <>
      <div className="bulk-bar">
        <RowLists states={rowStates} names={words.states} {...{ counts, list }} onPick={setList} />
        <div className="bulk-reading">
          <SheetField opened={opened} onPick={its.pickSheet} />
          {summary.asks_dates && <DateOrderField value={its.date_order} onPick={its.pickDates} />}
          {summary.asks_decimals && (
            <DecimalSignField value={its.decimal_sign} onPick={its.pickDecimals} />
          )}
        </div>
      </div>
      {all > 0 ? (
        <Grid
          key={list}
          {...{ list, version }}
          states={words.states}
          onEdit={its.edit}
          source={(from, count) => reader.ask('rows', list, from, count)}
          total={counts[list]}
          places={opened.places}
        />
      ) : (
        <EmptyState title={say.noRows} />
      )}
      <PhotosField
        zip={its.zip}
        found={summary.photos}
        isLocked={progress !== null}
        onPick={its.pickPhotos}
      />
      <div className="bulk-notes" aria-live="polite">
        <HiddenNotes hidden={summary.hidden} onLeave={its.leaveHidden} />
        {counts.error > 0 && (
          <p>
            {say.leftOut(counts.error)}{' '}
            <Button variant="quiet" icon="download" onClick={its.saveFailedRows}>
              {say.failedRows}
            </Button>
          </p>
        )}
        {notChecked !== null && unchecked > 0 && (
          <p>
            {words.notChecked}: {notChecked}{' '}
            <Button variant="quiet" onClick={its.checkAgain}>
              {words.checkAgain}
            </Button>
          </p>
        )}
        {progress === null && all > 0 && reason !== null && <p>{reason}</p>}
      </div>
      <div className="dialog-actions">
        {progress !== null && (
          <span className="bulk-progress">
            <progress
              max={Math.max(1, progress.all)}
              value={progress.done}
              aria-label={told ?? ''}
            />
            {told}
          </span>
        )}
        <Button variant="quiet" onClick={its.startOver} reason={told}>
          {say.another}
        </Button>
        <Button variant="quiet" onClick={its.remap} reason={told}>
          {say.remap}
        </Button>
        <Button
          variant="primary"
          busy={progress !== null}
          reason={progress === null ? reason : null}
          onClick={its.record}
        >
          {words.record}
        </Button>
      </div>
    </>
  )
}
