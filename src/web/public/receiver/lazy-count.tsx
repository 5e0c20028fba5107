import { Suspense } from 'react'
import { soon } from '../kit/soon.tsx'
import type { PublicPageState } from '../link/page.ts'
import { mayCount } from './may-count.ts'

const CountStep = soon(async () => (await import('./count-step.tsx')).CountStep)

/** The count of the goods where this page's holder may give one, fetched only there (SIDE-01). */
export const Count = ({ page }: { page: PublicPageState }) =>
  mayCount(page) && (
    <Suspense fallback={null}>
      <CountStep page={page} />
    </Suspense>
  )
