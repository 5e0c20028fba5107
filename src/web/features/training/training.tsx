import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { shownStateOf } from '../../../domain/order/category.ts'
import type { Instant } from '../../../domain/time.ts'
import { trainingOrders, type TrainingOrder } from '../../../domain/training/made-up.ts'
import { trainingWords } from '../../../domain/words/training.ts'
import { BackendProvider } from '../../lib/api/backend.ts'
import { t } from '../../lib/language/language.ts'
import { AskingProvider, clockOf } from '../../lib/session/viewer.ts'
import { Brand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Card, EmptyState } from '../../ui/surface.tsx'
import { newDesk, type Desk } from './desk.ts'
import { Inbox } from './inbox.tsx'
import { memoryBackend } from './memory-backend.ts'
import { Tasks } from './tasks.tsx'
import './training.css'

interface TourProps {
  desk: Desk
  panel: (order_id: string, onClose: () => void) => ReactNode
}

/**
 * The tour: tasks that tick themselves off as the log fills, the receiver's inbox, and the panel of
 * the order that is open (PUBL-08).
 */
export const Training = ({ panel }: Pick<TourProps, 'panel'>) => {
  const say = t(trainingWords)
  const [desk, setDesk] = useState(() => newDesk())
  return (
    <div className="page-shell">
      <title>{say.title}</title>
      <header className="training-bar">
        <Brand />
        <a href="/" className="button button-plain">
          {say.logIn}
        </a>
      </header>
      <main className="training-page">
        <Page
          title={say.heading}
          lead={say.lead}
          tools={
            <div className="page-tools">
              <Button onClick={() => setDesk(newDesk())}>{say.again}</Button>
            </div>
          }
        >
          <Tour key={desk.ids.otp} desk={desk} panel={panel} />
        </Page>
      </main>
    </div>
  )
}

const Tour = ({ desk, panel }: TourProps) => {
  const say = t(trainingWords)
  const [{ queries, backend, asking }] = useState(() => ({
    // A client of its own, so that nothing made up gets among what the server said.
    queries: new QueryClient({
      defaultOptions: {
        queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      },
    }),
    backend: memoryBackend(desk),
    asking: { viewer: desk.viewer, policy: desk.policy },
  }))
  const { logs, inbox } = useSyncExternalStore(desk.subscribe, desk.now)
  const [open, setOpen] = useState<TrainingOrder | null>(null)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (open !== null) place.current?.focus()
  }, [open])

  return (
    <div className="training">
      <div className="training-guide">
        <Tasks desk={desk} logs={logs} open={open} onOpen={setOpen} />
        <Inbox inbox={inbox} zone={desk.policy.time_zone} />
      </div>
      <div className="training-desk">
        <nav className="training-orders" aria-label={say.orders}>
          {trainingOrders.map((name) => (
            <OrderButton
              key={name}
              desk={desk}
              name={name}
              isOpen={name === open}
              now={clockOf(desk.policy).now}
              onOpen={() => setOpen(name)}
            />
          ))}
        </nav>
        <Card className="training-panel">
          {open === null ? (
            <EmptyState icon="box" title={say.nothingOpen} text={say.nothingOpenText} />
          ) : (
            <section ref={place} tabIndex={-1} aria-label={desk.orderOf(desk.ids[open]).identifier}>
              <QueryClientProvider client={queries}>
                <BackendProvider value={backend}>
                  <AskingProvider key={open} value={asking}>
                    {panel(desk.ids[open], () => setOpen(null))}
                  </AskingProvider>
                </BackendProvider>
              </QueryClientProvider>
            </section>
          )}
        </Card>
      </div>
    </div>
  )
}

const OrderButton = ({
  desk,
  name,
  isOpen,
  now,
  onOpen,
}: {
  desk: Desk
  name: TrainingOrder
  isOpen: boolean
  now: Instant
  onOpen: () => void
}) => {
  const order = desk.orderOf(desk.ids[name])
  return (
    <button type="button" className="training-order" aria-pressed={isOpen} onClick={onOpen}>
      <strong>{order.identifier}</strong>
      <span className="training-soft ellipsis">
        {order.destination.name}, {order.destination.city}
      </span>
      <StatusTag state={shownStateOf(order, now)} />
    </button>
  )
}
