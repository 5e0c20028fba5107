import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { DateOrder } from '../../../domain/bulk/dates.ts'
import type { DecimalSign } from '../../../domain/bulk/number-text.ts'
import { rememberedFrom, type Mapping } from '../../../domain/bulk/mapping.ts'
import { usualPreferences } from '../../../domain/usual-preferences.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { newId } from '../../lib/api/new-id.ts'
import { saveAs } from '../../lib/api/download.ts'
import { messageOf } from '../../lib/api/failure.ts'
import { t } from '../../lib/language/language.ts'
import { restFromLive } from '../../lib/live/live-rest.ts'
import { released, watchPresses } from '../../lib/released.ts'
import { usePreferences } from '../../lib/preferences/preferences.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { notify } from '../../ui/notify.ts'
import type { Reader } from './ask.ts'
import { offerDays, type ListBehind } from './offer-days.ts'
import { saidOfStop, useGone } from './left-page.ts'
import type { Opened } from './reading.ts'
import type { Summary } from './weighing.ts'
import { begin, changeDiffering, compare, submit } from './submit.ts'

type UploadStep = 'choose' | 'loading' | 'mapping' | 'preview' | 'uploads'

/** A file, and the import that it is: all that is sent of it, in however many tries. */
interface Picked {
  readonly file: File
  readonly import_id: string
}

/**
 * A file on its way from being chosen to being orders; rows stay in the worker, here is what is
 * shown of them.
 */
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
  const { preferences, save } = usePreferences()
  const { bulk_headers: remembered, bulk_dates } = preferences ?? usualPreferences
  const [step, setStep] = useState<UploadStep>('choose')
  const [fault, setFault] = useState<string | null>(null)
  const [picked, setPicked] = useState<Picked | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [mapping, setMapping] = useState<Mapping>({})
  const [date_order, setDateOrder] = useState<DateOrder | null>(bulk_dates)
  const [decimal_sign, setDecimalSign] = useState<DecimalSign | null>(null)
  const [shown, setShown] = useState<{ summary: Summary; version: number } | null>(null)
  const [isComparing, setComparing] = useState(false)
  const [sent, setSent] = useState<number | null>(null)
  // Cells were mended that nobody has sent.
  const [isMended, setMended] = useState(false)
  // Rows of the file, and those that became orders, in however many tries.
  const sums = useRef({ rows: 0, taken: 0 })
  const telling = useRef<Promise<unknown>>(Promise.resolve())
  // What is known by now, which may be ahead of what is drawn; and the cell that is being judged.
  const latest = useRef<Summary | null>(null)
  const judging = useRef<Promise<unknown>>(Promise.resolve())
  const comparing = useRef(new AbortController())
  const looking = useRef(Promise.resolve())
  useEffect(() => () => comparing.current.abort(), [])
  useEffect(watchPresses, [])
  const gone = useGone()

  const show = (summary: Summary): void => {
    latest.current = summary
    setShown((before) => ({ summary, version: (before?.version ?? 0) + 1 }))
  }
  const fail = (thrown: unknown): void => {
    setFault(messageOf(thrown))
    setStep('choose')
  }
  const keep = (change: Parameters<typeof save>[0]): void => void save(change).catch(notify.failure)
  // What the account has is asked for while the rows are already on show; without an answer the
  // server tells when they are sent.
  const ask = async (signal: AbortSignal, isUnaskedAlone: boolean): Promise<void> => {
    try {
      const numbers = await reader.ask('numbers', isUnaskedAlone)
      await released()
      if (numbers.length > 0 && !signal.aborted) {
        setComparing(true)
        latest.current = await compare(reader, numbers, signal)
        await released()
        if (!signal.aborted) show(latest.current)
      }
    } catch (thrown) {
      if (!signal.aborted) console.error('the rows could not be compared', thrown)
    }
    await released()
    if (!signal.aborted) setComparing(false)
  }
  const look = (): Promise<void> => {
    comparing.current.abort()
    comparing.current = new AbortController()
    return (looking.current = ask(comparing.current.signal, false))
  }
  // A number that was mended may be one that the account has.
  const lookAgain = (): Promise<void> =>
    (looking.current = looking.current.then(() => ask(comparing.current.signal, true)))
  const map = async (
    next: Mapping,
    order: DateOrder | null,
    sign: DecimalSign | null,
  ): Promise<void> => {
    setMapping(next)
    setStep((now) => (now === 'preview' ? now : 'loading'))
    try {
      show(await reader.ask('map', next, order, sign))
      setStep('preview')
      await look()
    } catch (thrown) {
      fail(thrown)
    }
  }
  const leaveHidden = async (isLeft: boolean): Promise<void> => {
    try {
      show(await reader.ask('leaveHidden', isLeft))
      await look()
    } catch (thrown) {
      fail(thrown)
    }
  }
  const open = async (file: File, sheet: string | null): Promise<void> => {
    comparing.current.abort()
    setPicked({ file, import_id: newId() })
    // It was said of the file before.
    setDecimalSign(null)
    // A worker of its own for each file: what the one before held is gone at once.
    reader.end()
    sums.current = { rows: 0, taken: 0 }
    setMended(false)
    setFault(null)
    setStep('loading')
    try {
      const found = await reader.ask('open', file, sheet, {
        policy,
        client: viewer.username ?? viewer.client,
        clock,
        remembered,
        date_order,
      })
      setOpened(found)
      setMapping(found.mapping)
      if (found.is_open) setStep('mapping')
      else await map(found.mapping, date_order, null)
    } catch (thrown) {
      fail(thrown)
    }
  }
  const judge = async (at: number, key: string, text: string): Promise<void> => {
    latest.current = await reader.ask('edit', at, key, text)
    await released()
    // Meanwhile more may be known.
    show(latest.current)
    await lookAgain()
  }
  const done = async ({ file, import_id }: Picked, isChanging: boolean): Promise<void> => {
    onBusy(true)
    const wake = restFromLive()
    setSent(0)
    // A press straight out of a cell that was just mended is meant with it.
    await judging.current
    await telling.current
    const as = viewer.username ?? ''
    try {
      const { orders, differing, counts } = await reader.ask('beginSending')
      const added = isChanging ? orders - differing : orders
      const { rows, taken } = sums.current
      sums.current = { rows: rows || counts.all, taken }
      await begin(import_id, file.name, { ...sums.current, open: counts.error }, as)
      const refused = await submit(reader, import_id, added, as, setSent)
      if (isChanging)
        refused.push(
          ...(await changeDiffering(reader, import_id, as, (changed) => setSent(added + changed))),
        )
      const failures = await reader.ask('failures', refused)
      if (failures.length > 0)
        saveAs(
          await reader.ask('errorReport', viewer.client, failures, policy.bulk.report_pod_id),
          `${say.errorReport(viewer.client)}.xlsx`,
        )
      const { left, taken: now, days } = await reader.ask('keepOpen', refused, isChanging)
      const act = offerDays(days, behind, asking)
      if (failures.length > 0)
        notify.error(say.someFailed(orders - refused.length, failures.length))
      else if (!act) notify.done(say.allAdded(orders))
      if (act)
        notify.done(
          [...(failures.length > 0 ? [] : [say.allAdded(orders)]), say.outOfSight].join('. '),
          act,
        )
      sums.current = { ...sums.current, taken: taken + now }
      // Nobody waits for it: what was added is on record, whatever is told of the others.
      const left_open = left.counts.error
      telling.current = begin(import_id, file.name, { ...sums.current, open: left_open }, as).catch(
        notify.failure,
      )
      // Closing asks first: what is left open is nowhere else. What alone differs is on record.
      if (left.counts.error + left.counts.new > 0) {
        setMended(true)
        show(left)
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
    step,
    fault,
    opened,
    mapping,
    date_order,
    decimal_sign,
    isComparing,
    isMended,
    sent,
    summary: shown?.summary ?? null,
    version: shown?.version ?? 0,
    open: (file: File): void => void open(file, null),
    pickSheet: (name: string): void => void (picked && open(picked.file, name)),
    confirm: (next: Mapping): void => {
      if (opened) keep({ bulk_headers: { ...rememberedFrom(opened.headers, next, remembered) } })
      void map(next, date_order, decimal_sign)
    },
    pickDates: (order: DateOrder | null): void => {
      setDateOrder(order)
      keep({ bulk_dates: order })
      if (step === 'preview') void map(mapping, order, decimal_sign)
    },
    pickDecimals: (sign: DecimalSign | null): void => {
      setDecimalSign(sign)
      void map(mapping, date_order, sign)
    },
    edit: (at: number, key: string, text: string): void => {
      setMended(true)
      judging.current = judge(at, key, text).catch(notify.failure)
    },
    leaveHidden: (isLeft: boolean): void => void leaveHidden(isLeft),
    remap: (): void => setStep('mapping'),
    startOver: (): void => {
      comparing.current.abort()
      setStep('choose')
    },
    showUploads: (): void => setStep('uploads'),
    done: (isChanging: boolean): void => void (picked && done(picked, isChanging)),
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
