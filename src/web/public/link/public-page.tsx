import { Suspense, useCallback, useEffect, useState } from 'react'
import type { OpenedPublic } from '../../../contract/proof/links.ts'
import type { OpenedByLink } from '../../../contract/proof/short-links.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { unreachable, type Answer, type Failed } from '../../lib/api/answer.ts'
import { speakAs, t } from '../../lib/language/language.ts'
import { apiPath, roleOf, type Address, type PublicRole } from './address.ts'
import { call } from './call.ts'
import { prepareOffline, stillOpen, theOutbox } from '../offline/lazy-outbox.ts'
import { forgetDrafts } from '../kit/draft.ts'
import { Notice } from '../kit/notice.tsx'
import type { KeptPage } from '../offline/kept.ts'
import type { RolePage } from './page.ts'
import { Receiver } from '../receiver/receiver.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { soon } from '../kit/soon.tsx'
import { isVerdict } from './verdict.ts'
import { within } from './within.ts'

// Who opens a link is nearly always a receiver. The others' scripts come while the order is asked
// for, which takes a journey anyway.
const pages = {
  receiver: Receiver,
  driver: soon(async () => (await import('../driver/driver.tsx')).Driver),
  tracking: soon(async () => (await import('../tracking/tracking.tsx')).Tracking),
} satisfies Record<PublicRole, unknown>
const AskNumber = soon(async () => (await import('./ask-number.tsx')).AskNumber)
const Leftovers = soon(async () => (await import('../offline/leftovers.tsx')).Leftovers)
const LrGate = soon(async () => (await import('./lr-gate.tsx')).LrGate)

/**
 * Fetches what a role's page will need; where it does not come, the page says so when it is shown.
 */
export const fetched = async (role: PublicRole): Promise<void> => {
  if (role !== 'receiver') await pages[role].fetch().catch(() => undefined)
}

/**
 * The public page for an address: asks for what is missing, opens the order, and shows it as the
 * role sees it.
 */
export const PublicPage = ({ address }: { address: Address }) => (
  <Suspense fallback={<Skeleton />}>
    <PageOf address={address} />
  </Suspense>
)

const PageOf = ({ address }: { address: Address }) => {
  if (address.kind === 'ask') return <AskNumber role={address.role} />
  if (address.kind === 'lr')
    return (
      <LrGate address={address}>
        {(opened, kept_at) => (
          <RolePageOf
            role={address.role}
            opened={opened}
            open={null}
            keeping={{ id: apiPath(address), role: address.role, reopens: false }}
            kept_at={kept_at}
          />
        )}
      </LrGate>
    )
  return <Openings address={address} />
}

type Opened = Extract<Address, { kind: 'ref' | 'link' }>

/** Each try to open the order is a new one. */
const Openings = ({ address }: { address: Opened }) => {
  const [tries, setTries] = useState(1)
  return <Opening key={tries} address={address} onRetry={() => setTries(tries + 1)} />
}

const isGone = (answer: Failed): boolean =>
  [404, 410, 422].includes(answer.code) && isVerdict(answer)

/** What an order's answer says of a reference whose address says neither page nor step. */
type Told = OpenedPublic & Partial<OpenedByLink>

/** Notes the step that a link was sent for where pages look for it, as a longer address says it. */
const beginAt = ({ opens }: Told): void => {
  if (opens && location.hash === '') history.replaceState(history.state, '', `#${opens}`)
}

const RolePageOf = ({ role, ...page }: RolePage & { role: PublicRole }) => {
  const Shown = pages[role]
  return <Shown {...page} />
}

const Opening = ({ address, onRetry }: { address: Opened; onRetry: () => void }) => {
  const say = t(publicWords)
  const [answer, setAnswer] = useState<Answer<Told> | null>(null)
  const [path, role] = [apiPath(address), roleOf(address)]
  const [kept, setKept] = useState<KeptPage | null>(null)
  const open = useCallback(() => call<Told>({ method: 'GET', path }), [path])
  useEffect(() => {
    const look = async (): Promise<void> => {
      const [asked] = await Promise.all([open(), role && fetched(role)])
      // What the answer says itself was said in the language that was asked for.
      const isOther = asked.ok && (await speakAs(asked.body.client_config.languages))
      const again = isOther ? await open() : asked
      const answered = again.ok ? again : asked
      if (!answered.ok) {
        const box = await within(theOutbox())
        if (isGone(answered)) {
          forgetDrafts(path, 'dispute')
          await box?.gone(path, answered.message)
        }
        // Without a server the page opens as this phone remembers it.
        else {
          const remembered = (await box?.kept(path)) ?? null
          if (remembered) {
            await fetched(remembered.role)
            beginAt(remembered.opened)
          }
          setKept(remembered)
        }
      } else {
        if (answered.body.role) await fetched(answered.body.role)
        beginAt(answered.body)
      }
      // What a code opened on this phone is not hidden again by a reload.
      const still = answered.ok && answered.body.result.masked ? await stillOpen(path) : null
      setAnswer(still ? { ...answered, body: still } : answered)
    }
    void look()
      .catch(() => setAnswer(unreachable()))
      // With the words of the language that is spoken by now among what is kept.
      .then(prepareOffline)
  }, [open, path, role])

  if (!answer) return <Skeleton />
  const shown = role ?? (answer.ok ? answer.body.role : kept?.role) ?? 'receiver'
  const keeping = { id: path, role: shown, reopens: true }
  const shownAs = (opened: Told, kept_at: RolePage['kept_at']) => (
    <RolePageOf {...{ role: shown, opened, open, keeping, kept_at }} />
  )
  if (answer.ok) return shownAs(answer.body, null)
  if (kept) return shownAs(kept.opened, kept.kept_at)
  if (answer.code === 0)
    return (
      <Notice
        title={say.noConnection}
        text={say.noConnectionText}
        action={{ label: say.retry, press: onRetry }}
      />
    )
  // An unknown, an ended and a malformed reference all lead nowhere.
  if (isGone(answer))
    return (
      <>
        <Leftovers page_id={path} />
        <Notice title={say.gone} text={answer.message} />
      </>
    )
  return (
    <Notice
      title={say.loadFailed}
      text={answer.message}
      action={{ label: say.retry, press: onRetry }}
    />
  )
}
