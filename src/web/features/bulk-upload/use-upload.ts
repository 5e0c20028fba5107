import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { SpellingPick } from '../../../domain/bulk/spellings.ts'
import { usualPreferences } from '../../../domain/usual-preferences.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { saveAs } from '../../lib/api/download.ts'
import { t } from '../../lib/language/language.ts'
import { restFromLive } from '../../lib/live/live-rest.ts'
import { usePreferences } from '../../lib/preferences/preferences.ts'
import { released, watchPresses } from '../../lib/released.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { notify } from '../../ui/notify.ts'
import type { Reader } from './ask.ts'
import { saidOfStop, useGone } from './left-page.ts'
import type { ListBehind } from './offer-days.ts'
import { sendOrders } from './send-orders.ts'
import { begin } from './submit.ts'
import { useComparing } from './use-comparing.ts'
import { useShownRows, useWorkbook, type PickedFile, type WorkbookKind } from './use-workbook.ts'
import type { Summary } from './weighing.ts'

const NOTHING_SENT = { rows: 0, taken: 0 }

/** A file of orders on its way from being chosen to being orders. */
export const useUpload = (
  reader: Reader,
  asking: Asking,
  behind: ListBehind,
  onClose: () => void,
  onBusy: (isBusy: boolean) => void,
) => {
  const { viewer, policy, clock } = asking
  const say = t(bulkWords)
  const queries = useQueryClient()
  const { preferences } = usePreferences()
  const { bulk_headers: remembered } = preferences ?? usualPreferences
  const [sent, setSent] = useState<number | null>(null)
  const sums = useRef(NOTHING_SENT)
  const telling = useRef<Promise<unknown>>(Promise.resolve())
  // What is known by now, which may be ahead of what is drawn; and the cell that is being judged.
  const latest = useRef<Summary | null>(null)
  const judging = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(watchPresses, [])
  const gone = useGone()

  const rows = useShownRows<Summary>()
  const know = (summary: Summary): Summary => (latest.current = summary)
  const learn = async (asked: Promise<Summary>, isWanted = () => true): Promise<void> => {
    know(await asked)
    await released()
    // Meanwhile more may be known.
    if (latest.current && isWanted()) rows.show(latest.current)
  }
  const comparing = useComparing(reader, learn)
  const kind: WorkbookKind<Summary> = {
    remembered,
    toKeep: (headers) => ({ ...headers }),
    onPick: () => {
      comparing.stop()
      // A worker of its own for each file: what the one before held is gone at once.
      reader.end()
      sums.current = NOTHING_SENT
    },
    open: (file, sheet, date_order) =>
      reader.ask('open', file, sheet, {
        policy,
        client: viewer.username ?? viewer.client,
        clock,
        remembered,
        date_order,
      }),
    read: async (mapping, { date_order, decimal_sign }) =>
      know(await reader.ask('map', mapping, date_order, decimal_sign)),
    compare: comparing.all,
  }
  const book = useWorkbook(kind, rows)

  const leaveHidden = async (isLeft: boolean): Promise<void> => {
    try {
      rows.show(know(await reader.ask('leaveHidden', isLeft)))
      await comparing.all()
    } catch (thrown) {
      book.fail(thrown)
    }
  }
  const judge = async (at: number, key: string, text: string): Promise<void> => {
    await learn(reader.ask('edit', at, key, text))
    await comparing.mended()
  }
  const send = async (picked: PickedFile, isChanging: boolean): Promise<void> => {
    const as = viewer.username ?? ''
    onBusy(true)
    const wake = restFromLive()
    setSent(0)
    // A press straight out of a cell that was just mended is meant with it.
    await judging.current
    await telling.current
    try {
      const before = sums.current
      const done = await sendOrders(picked, {
        reader,
        asking,
        behind,
        isChanging,
        before,
        onProgress: setSent,
      })
      sums.current = done.sums
      const { left } = done
      // Nobody waits for it: what was added is on record, whatever is told of the others.
      const { upload_id, file } = picked
      telling.current = begin(
        upload_id,
        file.name,
        { ...done.sums, open: left.counts.error },
        as,
      ).catch(notify.failure)
      // Closing asks first: what is left open is nowhere else. What alone differs is on record.
      if (left.counts.error + left.counts.new > 0) {
        book.setMended(true)
        rows.show(know(left))
      } else onClose()
      // The lists are fetched anew behind it: nobody waits for them to close this one.
      for (const key of ['orders', 'counter']) void queries.invalidateQueries({ queryKey: [key] })
    } catch (thrown) {
      notify.error(saidOfStop(thrown, { as, isGone: gone.current }, say.stopped))
    }
    wake()
    onBusy(false)
    setSent(null)
  }

  return {
    ...book,
    isComparing: comparing.isComparing,
    sent,
    edit: (at: number, key: string, text: string): void => {
      book.setMended(true)
      judging.current = judge(at, key, text).catch(notify.failure)
    },
    spell: (picks: readonly SpellingPick[]): void => {
      judging.current = learn(reader.ask('spell', picks)).catch(notify.failure)
    },
    leaveHidden: (isLeft: boolean): void => void leaveHidden(isLeft),
    startOver: (): void => {
      comparing.stop()
      book.startOver()
    },
    done: (isChanging: boolean): void => book.withPicked((picked) => send(picked, isChanging)),
    saveTemplate: (): void =>
      void reader
        .ask('template', policy)
        .then((file) => saveAs(file, `${say.templateName}.xlsx`), notify.failure),
    saveFailedRows: (): void =>
      void reader
        .ask('failedRows')
        .then((file) => saveAs(file, `${say.failedName}.xlsx`), notify.failure),
  }
}
