import type { ReactNode } from 'react'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Card } from '../../ui/surface.tsx'
import { Steps } from './steps.tsx'
import type { useStretch } from './use-stretch.ts'

interface CrateListProps<T> {
  title: string
  lead: string
  /** What the list is narrowed by, beside its title. */
  tools?: ReactNode
  stretch: ReturnType<typeof useStretch<T>>
  failed: string
  /** How many lines stand for those that are awaited. */
  awaited: number
  empty: ReactNode
  children: (lines: readonly T[]) => ReactNode
}

/** A list of crates on its card, a page at a time. */
export const CrateList = <T,>({
  title,
  lead,
  tools,
  stretch: { query, page, turn },
  failed,
  awaited,
  empty,
  children,
}: CrateListProps<T>) => (
  <section aria-label={title}>
    <Card className="page-card">
      <header className="crate-head">
        <div>
          <h2>{title}</h2>
          <p className="page-lead">{lead}</p>
        </div>
        {tools}
      </header>
      <Answered
        query={query}
        failed={failed}
        waiting={<AwaitedLines lines={awaited} columns={4} />}
      >
        {({ lines, ...rest }) => (
          <>
            {lines.length === 0 ? empty : children(lines)}
            <Steps label={title} page={page} count={lines.length} {...rest} onTurn={turn} />
          </>
        )}
      </Answered>
    </Card>
  </section>
)
