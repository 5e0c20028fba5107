import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { DateOrder } from '../../../../domain/bulk/dates.ts'
import { deliveryFormat } from '../../../../domain/bulk/deliveries/delivery-format.ts'
import { rememberedFrom, type Mapping, type Remembered } from '../../../../domain/bulk/mapping.ts'
import type { DecimalSign } from '../../../../domain/bulk/number-text.ts'
import { usualPreferences } from '../../../../domain/usual-preferences.ts'
import { bulkWords } from '../../../../domain/words/bulk.ts'
import { deliveryWords } from '../../../../domain/words/deliveries.ts'
import { newId } from '../../../lib/api/new-id.ts'
import { saveAs } from '../../../lib/api/download.ts'
import { messageOf } from '../../../lib/api/failure.ts'
import { t } from '../../../lib/language/language.ts'
import { restFromLive } from '../../../lib/live/live-rest.ts'
import { usePreferences } from '../../../lib/preferences/preferences.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { notify } from '../../../ui/notify.ts'
import { saidOfStop, useGone } from '../left-page.ts'
import type { Opened } from '../reading.ts'
import {
  begin,
  check,
  record,
  sendPhotos,
  type DeliveryReader,
  type PhotoFailure,
  type SentPhotos,
} from './record.ts'
import type { DeliverySummary } from './session.ts'

type DeliveryStep = 'choose' | 'loading' | 'mapping' | 'preview' | 'outcome' | 'uploads'

/** What came of recording. */
export interface RecordingOutcome {
  readonly recorded: number
  readonly photos: number
  readonly refused: readonly (readonly [why: string, count: number])[]
  readonly failures: readonly PhotoFailure[]
}

/** How far recording is: of what, and how many. */
export interface DeliveryProgress {
  readonly of: 'rows' | 'photos'
  readonly done: number
  readonly all: number
}

// Headers of deliveries are remembered apart from those of orders, which call other fields so.
const APART = 'deliveries:'
const rememberedOf = (headers: Remembered): Remembered =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([header, key]) =>
      header.startsWith(APART) ? [[header.slice(APART.length), key]] : [],
    ),
  )

const summed = (reasons: readonly string[]): [string, number][] => {
  const counts = new Map<string, number>()
  for (const why of reasons) counts.set(why, (counts.get(why) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}

/** A file of deliveries on its way from being chosen to being on record. */
export const useDeliveries = (
  reader: DeliveryReader,
  { viewer, policy, clock }: Asking,
  onBusy: (isBusy: boolean) => void,
) => {
  const say = t(deliveryWords)
  const queries = useQueryClient()
  const { preferences, save } = usePreferences()
  const { bulk_headers, bulk_dates } = preferences ?? usualPreferences
  const remembered = rememberedOf(bulk_headers)
  const [step, setStep] = useState<DeliveryStep>('choose')
  const [fault, setFault] = useState<string | null>(null)
  const [picked, setPicked] = useState<{ file: File; upload_id: string } | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [mapping, setMapping] = useState<Mapping>({})
  const [date_order, setDateOrder] = useState<DateOrder | null>(bulk_dates)
  const [decimal_sign, setDecimalSign] = useState<DecimalSign | null>(null)
  const [shown, setShown] = useState<{ summary: DeliverySummary; version: number } | null>(null)
  const [isMended, setMended] = useState(false)
  const [notChecked, setNotChecked] = useState<string | null>(null)
  const [zip, setZip] = useState<{ name: string; fault: string | null; busy: boolean } | null>(null)
  const [progress, setProgress] = useState<DeliveryProgress | null>(null)
  const [outcome, setOutcome] = useState<RecordingOutcome | null>(null)
  const checking = useRef(new AbortController())
  const sent = useRef<SentPhotos>({ keys: new Map(), done: new Set() })
  useEffect(() => () => checking.current.abort(), [])
  const gone = useGone()

  const format = () => deliveryFormat(say.columns, viewer, policy)
  const show = (summary: DeliverySummary): void =>
    setShown((before) => ({ summary, version: (before?.version ?? 0) + 1 }))
  const fail = (thrown: unknown): void => {
    setFault(messageOf(thrown))
    setStep('choose')
  }
  const keep = (change: Parameters<typeof save>[0]): void => void save(change).catch(notify.failure)
  const checkAll = async (upload_id: string): Promise<void> => {
    checking.current.abort()
    checking.current = new AbortController()
    const { signal } = checking.current
    setNotChecked(null)
    try {
      await check(reader, upload_id, signal, show)
    } catch (thrown) {
      if (!signal.aborted) setNotChecked(messageOf(thrown))
    }
  }
  const map = async (
    upload_id: string,
    next: Mapping,
    order: DateOrder | null,
    sign: DecimalSign | null,
  ): Promise<void> => {
    setMapping(next)
    setStep((now) => (now === 'preview' ? now : 'loading'))
    try {
      show(await reader.ask('map', next, order, sign))
      setStep('preview')
      await checkAll(upload_id)
    } catch (thrown) {
      fail(thrown)
    }
  }
  const open = async (file: File, sheet: string | null): Promise<void> => {
    checking.current.abort()
    const upload_id = newId()
    setPicked({ file, upload_id })
    setDecimalSign(null)
    reader.end()
    sent.current = { keys: new Map(), done: new Set() }
    setMended(false)
    setZip(null)
    setFault(null)
    setOutcome(null)
    setStep('loading')
    try {
      const found = await reader.ask('open', file, sheet, {
        format: format(),
        policy,
        clock,
        outcomes: say.outcomes,
        conditions: say.conditions,
        remembered,
        date_order,
      })
      setOpened(found)
      setMapping(found.mapping)
      if (found.is_open) setStep('mapping')
      else await map(upload_id, found.mapping, date_order, null)
    } catch (thrown) {
      fail(thrown)
    }
  }
  const change = async (upload_id: string, asked: Promise<DeliverySummary>): Promise<void> => {
    show(await asked)
    await checkAll(upload_id)
  }
  const pickPhotos = async (upload_id: string, file: File): Promise<void> => {
    setZip({ name: file.name, fault: null, busy: true })
    try {
      show(await reader.ask('photos', file))
      setZip({ name: file.name, fault: null, busy: false })
    } catch (thrown) {
      show(await reader.ask('photos', null))
      setZip({ name: file.name, fault: messageOf(thrown), busy: false })
    }
    await checkAll(upload_id)
  }
  const run = async (
    { file, upload_id }: { file: File; upload_id: string },
    { counts, deliveries }: DeliverySummary,
  ): Promise<void> => {
    checking.current.abort()
    const as = viewer.username ?? ''
    onBusy(true)
    const wake = restFromLive()
    const photosOf = async (which: 'first' | 'after'): Promise<PhotoFailure[]> => {
      const photos = (await reader.ask('photosToSend', which)).filter(
        ({ path }) => !sent.current.done.has(path),
      )
      let done = 0
      const tell = (): void => setProgress({ of: 'photos', done: done++, all: photos.length })
      if (photos.length > 0) tell()
      return sendPhotos(reader, { upload_id, as }, photos, sent.current, tell)
    }
    try {
      setProgress({ of: 'rows', done: 0, all: deliveries })
      await begin(upload_id, file.name, counts.all, as)
      const first = await photosOf('first')
      const recorded = await record(reader, upload_id, as, (done, summary) => {
        setProgress({ of: 'rows', done, all: deliveries })
        show(summary)
      })
      const after = await photosOf('after')
      setOutcome({
        recorded,
        photos: sent.current.done.size,
        refused: summed(await reader.ask('refused')),
        failures: [...first, ...after],
      })
      setMended(false)
      setStep('outcome')
      for (const queryKey of [['orders'], ['counter'], ['deliveries']])
        void queries.invalidateQueries({ queryKey })
    } catch (thrown) {
      notify.error(saidOfStop(thrown, { as, isGone: gone.current }, say.stopped))
    }
    wake()
    onBusy(false)
    setProgress(null)
  }
  const withPicked = (act: (its: { file: File; upload_id: string }) => Promise<void>): void =>
    void (picked && act(picked).catch(notify.failure))

  return {
    step,
    fault,
    opened,
    mapping,
    date_order,
    decimal_sign,
    isMended,
    notChecked,
    zip,
    progress,
    outcome,
    summary: shown?.summary ?? null,
    version: shown?.version ?? 0,
    open: (file: File): void => void open(file, null),
    pickSheet: (name: string): void => withPicked(({ file }) => open(file, name)),
    confirm: (next: Mapping): void => {
      if (opened) {
        const said = rememberedFrom(opened.headers, next, remembered)
        const apart = Object.entries(said).map(([header, key]): [string, string] => [
          `${APART}${header}`,
          key,
        ])
        const all = { ...bulk_headers, ...Object.fromEntries(apart) }
        keep({ bulk_headers: Object.fromEntries(Object.entries(all).slice(-300)) })
      }
      withPicked(({ upload_id }) => map(upload_id, next, date_order, decimal_sign))
    },
    pickDates: (order: DateOrder | null): void => {
      setDateOrder(order)
      keep({ bulk_dates: order })
      if (step === 'preview')
        withPicked(({ upload_id }) => map(upload_id, mapping, order, decimal_sign))
    },
    pickDecimals: (sign: DecimalSign | null): void => {
      setDecimalSign(sign)
      withPicked(({ upload_id }) => map(upload_id, mapping, date_order, sign))
    },
    pickPhotos: (file: File): void => withPicked(({ upload_id }) => pickPhotos(upload_id, file)),
    edit: (at: number, key: string, text: string): void => {
      setMended(true)
      withPicked(({ upload_id }) => change(upload_id, reader.ask('edit', at, key, text)))
    },
    leaveHidden: (isLeft: boolean): void =>
      withPicked(({ upload_id }) => change(upload_id, reader.ask('leaveHidden', isLeft))),
    checkAgain: (): void => withPicked(({ upload_id }) => checkAll(upload_id)),
    remap: (): void => setStep('mapping'),
    showRows: (): void => setStep('preview'),
    startOver: (): void => {
      checking.current.abort()
      setStep('choose')
    },
    showUploads: (): void => setStep('uploads'),
    record: (): void => withPicked((its) => (shown ? run(its, shown.summary) : Promise.resolve())),
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
