import { useRef, useState } from 'react'
import type { inviteUser } from '../../../../contract/users/user-access.ts'
import type { importUsers } from '../../../../contract/users/user-import.ts'
import { mostRows } from '../../../../domain/users/user-sheet.ts'
import { userWords } from '../../../../domain/words/users.ts'
import { newKey } from '../../../lib/api/answer.ts'
import { callApi } from '../../../lib/api/api.ts'
import { messageOf } from '../../../lib/api/failure.ts'
import { t } from '../../../lib/language/language.ts'
import { newestOf } from '../../../lib/newest.ts'
import { signedInAs } from '../../../lib/session/session-store.ts'
import { notify } from '../../../ui/notify.ts'
import type { LinkSent } from '../sent-link.tsx'
import { usePress, useUsersAnew } from '../use-users.ts'
import { readFile } from './read-file.ts'
import { asSent, columnLabels, rowsOfSheet, type BroughtUser, type Verdict } from './rows.ts'

/** What became of a row: a link where it was invited, else why not. */
export interface RowResult {
  readonly line: number
  readonly username: string
  readonly link: LinkSent | null
  readonly isAdded: boolean
  readonly why: string
}

/** A sheet that is looked through: its rows, and what the server says of them. */
export interface UserSheetRead {
  readonly rows: readonly BroughtUser[]
  readonly unread: readonly string[]
  readonly verdict: Verdict
  readonly version: number
}

const noVerdict: Verdict = { created: [], failed: [] }

/** A sheet of users on its way from a file to invitations. */
export const useBring = (client: string | undefined) => {
  const say = t(userWords)
  const anew = useUsersAnew()
  const [fault, setFault] = useState<string | null>(null)
  const [sheet, setSheet] = useState<UserSheetRead | null>(null)
  const [isJudging, setJudging] = useState(false)
  const [results, setResults] = useState<readonly RowResult[] | null>(null)
  const [invited, setInvited] = useState(0)
  const last = useRef(0)
  const [beginReading] = useState(newestOf)
  const { isBusy, press } = usePress(notify.failure)
  const to = client === undefined ? {} : { client }

  const judge = async (rows: readonly BroughtUser[], unread: readonly string[]): Promise<void> => {
    last.current += 1
    const asked = last.current
    setJudging(true)
    setSheet((before) => ({ rows, unread, verdict: before?.verdict ?? noVerdict, version: asked }))
    try {
      const { result: verdict } = await callApi<typeof importUsers>('POST /users/import', {
        body: { ...to, check: true, rows: rows.map(asSent) },
        timeout: 30_000,
      })
      if (asked === last.current) setSheet({ rows, unread, verdict, version: asked + 0.5 })
    } catch (thrown) {
      if (asked === last.current) notify.failure(thrown)
    }
    if (asked === last.current) setJudging(false)
  }
  const open = async (file: File): Promise<void> => {
    const isNewest = beginReading()
    setFault(null)
    try {
      const read = await readFile(file)
      // Another was picked while this one was read.
      if (!isNewest()) return
      const { rows, missing, unread } = rowsOfSheet(read)
      const labels = columnLabels()
      if (missing.length > 0) setFault(say.bringMissing(missing.map((field) => labels[field])))
      else if (rows.length === 0) setFault(say.bringNone)
      else if (rows.length > mostRows) setFault(say.bringTooMany(mostRows))
      else await judge(rows, unread)
    } catch (thrown) {
      if (isNewest()) setFault(messageOf(thrown))
    }
  }
  const invite = async (
    username: string,
    as?: string,
  ): Promise<Pick<RowResult, 'link' | 'why'>> => {
    try {
      const { result } = await callApi<typeof inviteUser>('POST /users/:username/invite', {
        params: { username },
        body: {},
        key: newKey(),
        as,
      })
      return { link: { ...result, username }, why: '' }
    } catch (thrown) {
      return { link: null, why: messageOf(thrown) }
    }
  }
  const add = async ({ rows }: UserSheetRead, why: string): Promise<void> => {
    const as = signedInAs()
    const body = { ...to, rows: rows.map(asSent), ...(why !== '' && { why }) }
    const answer = await press(body, (key) =>
      callApi<typeof importUsers>('POST /users/import', { body, key, timeout: 60_000 }),
    )
    if (answer === null) return
    const { created, failed } = answer.result
    const lineOf = (row: number): number => rows[row - 1]?.line ?? row
    const done: RowResult[] = failed.map(({ row, username, errors }) => ({
      line: lineOf(row),
      username: username ?? '',
      link: null,
      isAdded: false,
      why: errors.map(({ message }) => message).join('; '),
    }))
    setInvited(0)
    setResults(done)
    // One after the other: each is a mail, or a link that is made for it.
    for (const { row, username } of created) {
      done.push({ line: lineOf(row), username, isAdded: true, ...(await invite(username, as)) })
      setInvited((count) => count + 1)
      setResults(done.toSorted((a, b) => a.line - b.line))
    }
    notify.done(answer.message)
    await anew()
  }
  return {
    fault,
    sheet,
    results,
    invited,
    isJudging,
    isBusy,
    open: (file: File): void => void open(file),
    another: (): void => {
      // What is still being judged is not wanted any more.
      last.current += 1
      setJudging(false)
      setSheet(null)
    },
    edit: (at: number, field: string, text: string): void => {
      if (!sheet) return
      const rows = sheet.rows.map((row, n) => (n === at ? { ...row, [field]: text.trim() } : row))
      void judge(rows, sheet.unread)
    },
    add: (why: string): void => void (sheet && add(sheet, why)),
  }
}
