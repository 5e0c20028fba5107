import { useState } from 'react'
import type { DateOrder } from '../../../domain/bulk/dates.ts'
import { rememberedFrom, type Mapping, type Remembered } from '../../../domain/bulk/mapping.ts'
import type { DecimalSign } from '../../../domain/bulk/number-text.ts'
import { usualPreferences } from '../../../domain/usual-preferences.ts'
import { newId } from '../../lib/api/new-id.ts'
import { messageOf } from '../../lib/api/failure.ts'
import { newestOf } from '../../lib/newest.ts'
import { usePreferences } from '../../lib/preferences/preferences.ts'
import { notify } from '../../ui/notify.ts'
import type { Opened } from './reading.ts'

type UploadStep = 'choose' | 'loading' | 'mapping' | 'preview' | 'outcome' | 'uploads'

/** A file, and the id of its upload: all that is sent of it, in however many tries. */
export interface PickedFile {
  readonly file: File
  readonly upload_id: string
}

/** How cells are read whose text alone does not tell: order of day and month, decimal sign. */
export interface ReadingChoices {
  readonly date_order: DateOrder | null
  readonly decimal_sign: DecimalSign | null
}

/** What differs between files of orders and files of deliveries. */
export interface WorkbookKind<Summary> {
  /** Which column a header was picked for before. */
  readonly remembered: Remembered
  /** All headers as they are kept, where these were picked now. */
  readonly toKeep: (picked: Remembered) => Remembered
  /** Another file was chosen: what is known of the one before is forgotten. */
  readonly onPick: () => void
  /** Has the worker open the file. Throws ApiFailure. */
  readonly open: (file: File, sheet: string | null, date_order: DateOrder | null) => Promise<Opened>
  /** Has the worker read its rows by these columns. Throws ApiFailure. */
  readonly read: (mapping: Mapping, choices: ReadingChoices) => Promise<Summary>
  /** The rows are on show: they are compared with what the account has. */
  readonly compare: (picked: PickedFile) => Promise<void>
}

/** What is shown of the rows, which stay in the worker; each showing is a new `version`. */
export interface ShownRows<Summary> {
  readonly summary: Summary | null
  readonly version: number
  readonly show: (summary: Summary) => void
}

/** Begins with no rows on show. */
export const useShownRows = <Summary>(): ShownRows<Summary> => {
  const [shown, setShown] = useState<{ summary: Summary | null; version: number }>({
    summary: null,
    version: 0,
  })
  return {
    ...shown,
    show: (summary) => setShown(({ version }) => ({ summary, version: version + 1 })),
  }
}

/** State machine of a file on its way from being chosen to its rows being on show. */
export const useWorkbook = <Summary>(
  kind: WorkbookKind<Summary>,
  { summary, version, show }: ShownRows<Summary>,
) => {
  const { preferences, save } = usePreferences()
  const { bulk_dates } = preferences ?? usualPreferences
  const [step, setStep] = useState<UploadStep>('choose')
  const [fault, setFault] = useState<string | null>(null)
  const [picked, setPicked] = useState<PickedFile | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [mapping, setMapping] = useState<Mapping>({})
  const [date_order, setDateOrder] = useState<DateOrder | null>(bulk_dates)
  const [decimal_sign, setDecimalSign] = useState<DecimalSign | null>(null)
  // Cells were mended that nobody has sent.
  const [isMended, setMended] = useState(false)
  // What is still being read of a file that was left, or by other columns, is not wanted any more.
  const [begin] = useState(newestOf)

  const keep = (change: Parameters<typeof save>[0]): void => void save(change).catch(notify.failure)
  const fail = (thrown: unknown): void => {
    setFault(messageOf(thrown))
    setStep('choose')
  }
  const read = async (its: PickedFile, next: Mapping, choices: ReadingChoices): Promise<void> => {
    const isNewest = begin()
    setMapping(next)
    setStep((now) => (now === 'preview' ? now : 'loading'))
    try {
      const found = await kind.read(next, choices)
      if (!isNewest()) return
      show(found)
      setStep('preview')
      await kind.compare(its)
    } catch (thrown) {
      if (isNewest()) fail(thrown)
    }
  }
  const open = async (file: File, sheet: string | null): Promise<void> => {
    const its = { file, upload_id: newId() }
    const isNewest = begin()
    kind.onPick()
    setPicked(its)
    // It was said of the file before.
    setDecimalSign(null)
    setMended(false)
    setFault(null)
    setStep('loading')
    try {
      const found = await kind.open(file, sheet, date_order)
      if (!isNewest()) return
      setOpened(found)
      setMapping(found.mapping)
      if (found.is_open) setStep('mapping')
      else await read(its, found.mapping, { date_order, decimal_sign: null })
    } catch (thrown) {
      if (isNewest()) fail(thrown)
    }
  }
  const leaveFor = (next: 'choose' | 'mapping'): void => {
    begin()
    setStep(next)
  }
  /** Does this with the file that is open; what it throws is told in a line. */
  const withPicked = (act: (its: PickedFile) => Promise<void>): void =>
    void (picked && act(picked).catch(notify.failure))

  return {
    step,
    fault,
    opened,
    mapping,
    date_order,
    decimal_sign,
    isMended,
    summary,
    version,
    setStep,
    setMended,
    fail,
    withPicked,
    open: (file: File): void => void open(file, null),
    pickSheet: (name: string): void => withPicked(({ file }) => open(file, name)),
    confirm: (next: Mapping): void => {
      if (opened)
        keep({ bulk_headers: kind.toKeep(rememberedFrom(opened.headers, next, kind.remembered)) })
      withPicked((its) => read(its, next, { date_order, decimal_sign }))
    },
    pickDates: (order: DateOrder | null): void => {
      setDateOrder(order)
      keep({ bulk_dates: order })
      if (step === 'preview')
        withPicked((its) => read(its, mapping, { date_order: order, decimal_sign }))
    },
    pickDecimals: (sign: DecimalSign | null): void => {
      setDecimalSign(sign)
      withPicked((its) => read(its, mapping, { date_order, decimal_sign: sign }))
    },
    remap: (): void => leaveFor('mapping'),
    startOver: (): void => leaveFor('choose'),
    showUploads: (): void => setStep('uploads'),
  }
}
