import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { deliveryFormat } from '../../../../domain/bulk/deliveries/delivery-format.ts'
import type { Remembered } from '../../../../domain/bulk/mapping.ts'
import { usualPreferences } from '../../../../domain/usual-preferences.ts'
import { bulkWords } from '../../../../domain/words/bulk.ts'
import { deliveryWords } from '../../../../domain/words/deliveries.ts'
import { saveAs } from '../../../lib/api/download.ts'
import { messageOf } from '../../../lib/api/failure.ts'
import { t } from '../../../lib/language/language.ts'
import { restFromLive } from '../../../lib/live/live-rest.ts'
import { newestOf } from '../../../lib/newest.ts'
import { usePreferences } from '../../../lib/preferences/preferences.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { notify } from '../../../ui/notify.ts'
import { saidOfStop, useGone } from '../left-page.ts'
import { useShownRows, useWorkbook, type PickedFile, type WorkbookKind } from '../use-workbook.ts'
import { recordFile, type DeliveryProgress, type RecordingOutcome } from './record-file.ts'
import { check, type DeliveryReader, type SentPhotos } from './record.ts'
import type { DeliverySummary } from './session.ts'

// Headers of deliveries are remembered apart from those of orders, which call other fields so.
const APART = 'deliveries:'
const MOST_HEADERS = 300
const rememberedOf = (headers: Remembered): Remembered =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([header, key]) =>
      header.startsWith(APART) ? [[header.slice(APART.length), key]] : [],
    ),
  )
const withThese = (headers: Remembered, picked: Remembered): Remembered => {
  const apart = Object.entries(picked).map(([header, key]) => [`${APART}${header}`, key] as const)
  const all = Object.entries({ ...headers, ...Object.fromEntries(apart) })
  return Object.fromEntries(all.slice(-MOST_HEADERS))
}

/** A file of deliveries on its way from being chosen to being on record. */
export const useDeliveries = (
  reader: DeliveryReader,
  { viewer, policy, clock }: Asking,
  onBusy: (isBusy: boolean) => void,
) => {
  const say = t(deliveryWords)
  const queries = useQueryClient()
  const { preferences } = usePreferences()
  const { bulk_headers } = preferences ?? usualPreferences
  const remembered = rememberedOf(bulk_headers)
  const [notChecked, setNotChecked] = useState<string | null>(null)
  const [zip, setZip] = useState<{ name: string; fault: string | null; busy: boolean } | null>(null)
  const [progress, setProgress] = useState<DeliveryProgress | null>(null)
  const [outcome, setOutcome] = useState<RecordingOutcome | null>(null)
  const checking = useRef(new AbortController())
  const sent = useRef<SentPhotos>({ keys: new Map(), done: new Set() })
  useEffect(() => () => checking.current.abort(), [])
  const gone = useGone()
  const [beginPhotos] = useState(newestOf)

  const rows = useShownRows<DeliverySummary>()
  const format = () => deliveryFormat(say.columns, viewer, policy)
  const stopChecking = (): void => checking.current.abort()
  const checkAll = async ({ upload_id }: PickedFile): Promise<void> => {
    stopChecking()
    checking.current = new AbortController()
    const { signal } = checking.current
    setNotChecked(null)
    try {
      await check(reader, upload_id, signal, rows.show)
    } catch (thrown) {
      if (!signal.aborted) setNotChecked(messageOf(thrown))
    }
  }
  const kind: WorkbookKind<DeliverySummary> = {
    remembered,
    toKeep: (picked) => withThese(bulk_headers, picked),
    onPick: () => {
      stopChecking()
      reader.end()
      beginPhotos()
      sent.current = { keys: new Map(), done: new Set() }
      setZip(null)
      setOutcome(null)
    },
    open: (file, sheet, date_order) =>
      reader.ask('open', file, sheet, {
        format: format(),
        policy,
        clock,
        outcomes: say.outcomes,
        conditions: say.conditions,
        remembered,
        date_order,
      }),
    read: (mapping, { date_order, decimal_sign }) =>
      reader.ask('map', mapping, date_order, decimal_sign),
    compare: checkAll,
  }
  const book = useWorkbook(kind, rows)

  const change = (asked: Promise<DeliverySummary>): void =>
    book.withPicked(async (picked) => {
      rows.show(await asked)
      await checkAll(picked)
    })
  const pickPhotos = async (picked: PickedFile, file: File): Promise<void> => {
    const isNewest = beginPhotos()
    setZip({ name: file.name, fault: null, busy: true })
    try {
      rows.show(await reader.ask('photos', file))
      setZip({ name: file.name, fault: null, busy: false })
    } catch (thrown) {
      // Its file was left for another, and the worker with it.
      if (!isNewest()) return
      rows.show(await reader.ask('photos', null))
      setZip({ name: file.name, fault: messageOf(thrown), busy: false })
    }
    await checkAll(picked)
  }
  const run = async (picked: PickedFile, summary: DeliverySummary): Promise<void> => {
    stopChecking()
    const as = viewer.username ?? ''
    onBusy(true)
    const wake = restFromLive()
    try {
      const its = { reader, summary, as, sent: sent.current }
      setOutcome(
        await recordFile(picked, { ...its, onProgress: setProgress, onSummary: rows.show }),
      )
      book.setMended(false)
      book.setStep('outcome')
      for (const queryKey of [['orders'], ['counter'], ['deliveries']])
        void queries.invalidateQueries({ queryKey })
    } catch (thrown) {
      notify.error(saidOfStop(thrown, { as, isGone: gone.current }, say.stopped))
    }
    wake()
    onBusy(false)
    setProgress(null)
  }

  return {
    ...book,
    notChecked,
    zip,
    progress,
    outcome,
    pickPhotos: (file: File): void => book.withPicked((picked) => pickPhotos(picked, file)),
    edit: (at: number, key: string, text: string): void => {
      book.setMended(true)
      change(reader.ask('edit', at, key, text))
    },
    leaveHidden: (isLeft: boolean): void => change(reader.ask('leaveHidden', isLeft)),
    checkAgain: (): void => book.withPicked(checkAll),
    showRows: (): void => book.setStep('preview'),
    startOver: (): void => {
      stopChecking()
      book.startOver()
    },
    record: (): void =>
      book.withPicked((its) => (book.summary ? run(its, book.summary) : Promise.resolve())),
    saveTemplate: (): void =>
      void reader
        .ask('template', format())
        .then((file) => saveAs(file, `${say.templateName}.xlsx`), notify.failure),
    saveFailedRows: (): void =>
      void reader
        .ask('failedRows')
        .then((file) => saveAs(file, `${t(bulkWords).failedName}.xlsx`), notify.failure),
  }
}
