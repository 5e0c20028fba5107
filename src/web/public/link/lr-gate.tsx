import { useEffect, useState, type ReactNode } from 'react'
import type { OpenedPublic } from '../../../contract/proof/links.ts'
import { HOUR, type Instant } from '../../../domain/time.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { speakAs, t } from '../../lib/language/language.ts'
import { apiPath, type Address } from './address.ts'
import { call } from './call.ts'
import { Frame } from '../kit/frame.tsx'
import { Notice } from '../kit/notice.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import type { ClientLanguages } from '../../../domain/words/languages.ts'
import { newKey, unreachable } from '../../lib/api/answer.ts'
import { prepareOffline, stillOpen, theOutbox } from '../offline/lazy-outbox.ts'
import { Leftovers } from '../offline/leftovers.tsx'
import { OtpEntry } from './otp-entry.tsx'
import { useRefocus } from '../kit/refocus.ts'
import { useSnackbar } from '../kit/snackbar.tsx'

interface LrGateProps {
  address: Extract<Address, { kind: 'lr' }>
  children: (opened: OpenedPublic, kept_at: Instant | null) => ReactNode
}

/**
 * Opens an order found by its number once the code sent to the stored contact was entered; says
 * nothing about the number before (LINK-02).
 */
export const LrGate = ({ address, children }: LrGateProps) => {
  const say = t(publicWords)
  const [opened, setOpened] = useState<OpenedPublic | null>(null)
  const [kept_at, setKeptAt] = useState<Instant | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)
  // Why this sender opens nothing by number; undefined until it has said so or not.
  const [off, setOff] = useState<string | null>()
  /** A code keeps its key: one that was taken, though the answer was lost, opens the page again. */
  const [keys] = useState(() => new Map<number | undefined, string>())
  const { say: tell, snackbar } = useSnackbar()

  useEffect(() => {
    // What a code opened on this phone stays open for its hour: a phone short of memory loads the
    // page anew when it comes back from the camera, and without network no code can come.
    const look = async (): Promise<void> => {
      const path = apiPath(address)
      const asked = navigator.onLine
        ? await call<{ languages?: ClientLanguages }>({ method: 'GET', path })
        : unreachable()
      if (asked.ok) {
        await speakAs(asked.body.languages)
        setOpened(await stillOpen(path))
      }
      setOff(!asked.ok && asked.code === 403 ? asked.message : null)
      const kept = asked.code === 0 ? await (await theOutbox())?.kept(path) : null
      if (!kept || Date.now() - Date.parse(kept.kept_at) > HOUR) return
      setKeptAt(kept.kept_at)
      setOpened(kept.opened)
    }
    void look()
      .catch(() => undefined)
      .then(prepareOffline)
  }, [address])

  const ask = async (body: { code?: number }): Promise<void> => {
    setBusy(true)
    const key = keys.get(body.code) ?? newKey()
    keys.set(body.code, key)
    const answer = await call<{ message: string } & Partial<OpenedPublic>>({
      method: 'POST',
      path: apiPath(address),
      body,
      key,
    })
    setBusy(false)
    tell(answer.ok ? answer.body.message : answer.message, !answer.ok)
    if (!answer.ok) return
    setAsked(true)
    const { token, result, client_config } = answer.body
    if (token !== undefined && result && client_config)
      setOpened({ ...answer.body, token, result, client_config, status: true })
  }

  useRefocus(opened ? 'page' : 'code')
  if (opened) return children(opened, kept_at)
  if (off === undefined) return <Skeleton />
  if (off !== null) return <Notice title={say.gone} text={off} />
  return (
    <>
      {/* What one captured here goes out once the code has opened the page again. */}
      <Leftovers page_id={apiPath(address)} />
      <Frame
        header={
          <p className="about">
            <strong>{address.lr}</strong>
          </p>
        }
      >
        <h1>{say.codeTitle}</h1>
        <p>{say.codeText}</p>
        <OtpEntry
          isLead
          isBusy={isBusy}
          whyNotSend={null}
          whyNotVerify={null}
          isAsked={isAsked}
          onSend={() => void ask({})}
          onVerify={(code) => void ask({ code })}
        />
      </Frame>
      {snackbar}
    </>
  )
}
