import { useCallback, useEffect, useRef, useState } from 'react'
import { mobileWords } from '../../../domain/words/mobile-add.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { failedOf } from '../../lib/api/failure.ts'
import { speakAs, t } from '../../lib/language/language.ts'
import { storedSession } from '../../lib/session/session-store.ts'
import { Frame } from '../kit/frame.tsx'
import { Notice } from '../kit/notice.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { AddForm } from './add-form.tsx'
import { keepCode, mayPass, type OpenCode } from './code.ts'
import {
  dismiss,
  endPhone,
  exchange,
  keepPhone,
  keptPhone,
  type PhoneSession,
} from './phone-session.ts'

type State =
  | { readonly is: 'opening' | 'failed' | 'finished' }
  /** `why` is the server's sentence, null where nothing answered. */
  | { readonly is: 'waiting'; readonly why: string | null }
  | { readonly is: 'asking'; readonly offered: PhoneSession; readonly now: string }
  | { readonly is: 'adding'; readonly session: PhoneSession }

const nameOf = ({ client_id, userdata }: PhoneSession['account']): string =>
  `${client_id} ${userdata.username}`

/**
 * Somebody else than `next` who is at work on this device, in this tab or on the dashboard; null
 * where there is none.
 */
const otherThan = (next: PhoneSession): string | null =>
  [keptPhone(), storedSession()].find(
    (session) => session && nameOf(session.account) !== nameOf(next.account),
  )?.account.userdata.username ?? null

/**
 * /mobile_add: adds orders on a phone with the code of its address, or with the session that this
 * tab has already (ADD-11).
 */
export const MobileAdd = ({ open: code }: { open: OpenCode | null }) => {
  const say = t(mobileWords)
  const page = t(publicWords)
  const [state, setState] = useState<State>(() => {
    const kept = keptPhone()
    if (code !== null) return { is: 'opening' }
    return kept ? { is: 'adding', session: kept } : { is: 'failed' }
  })
  const begin = useCallback((session: PhoneSession): void => {
    keepPhone(session)
    keepCode(null)
    setState({ is: 'adding', session })
  }, [])
  const open = useCallback(async (): Promise<void> => {
    if (code === null) return
    setState({ is: 'opening' })
    try {
      const session = await exchange(code)
      // The code is spent by now: without its words the page says it in others.
      await speakAs(session.account.policy.languages).catch(() => null)
      const now = otherThan(session)
      if (now === null) begin(session)
      else setState({ is: 'asking', offered: session, now })
    } catch (thrown) {
      const failed = failedOf(thrown)
      if (mayPass(failed))
        return setState({ is: 'waiting', why: failed.code === 0 ? null : failed.message })
      keepCode(null)
      setState({ is: 'failed' })
    }
  }, [code, begin])
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    void open()
  }, [open])

  switch (state.is) {
    case 'opening':
      return <Skeleton />
    case 'failed':
      return (
        <Frame>
          <div className="notice">
            <div role="alert">
              <h1>{say.failed}</h1>
            </div>
            <p>{say.failedText}</p>
          </div>
        </Frame>
      )
    case 'waiting':
      return (
        <Notice
          title={state.why === null ? page.noConnection : page.loadFailed}
          text={state.why ?? page.noConnectionText}
          action={{ label: page.retry, press: () => void open() }}
        />
      )
    case 'finished':
      return <Notice title={say.finished} text={say.finishedText} />
    case 'asking': {
      const { offered, now } = state
      const next = offered.account.userdata.username
      const kept = keptPhone()
      const stay = (): void => {
        dismiss(offered)
        keepCode(null)
        if (kept?.account.userdata.username === now) begin(kept)
        else location.assign('/home')
      }
      const goOn = (): void => {
        if (kept) dismiss(kept)
        begin(offered)
      }
      return (
        <Frame
          speaks={false}
          footer={
            <>
              <button type="button" className="button primary" onClick={goOn}>
                {say.continueAs(next)}
              </button>
              <button type="button" className="button" onClick={stay}>
                {say.stayAs(now)}
              </button>
            </>
          }
        >
          <h1>{say.otherTitle}</h1>
          <p>{say.other(now, next)}</p>
        </Frame>
      )
    }
    case 'adding':
      return (
        <AddForm
          session={state.session}
          onFinish={() => void endPhone().then(() => setState({ is: 'finished' }))}
        />
      )
  }
}
