import { dashboardWords } from '../../domain/words/dashboard.ts'
import { ChunkFailure } from '../lib/chunk.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/surface.tsx'

/** What stands in place of a page that threw, or whose script did not load (ERRS-03). */
export const PageFailed = ({ error }: { error: unknown }) => (
  <main>
    <title>{dashboardWords.titles.other}</title>
    <EmptyState
      icon="warning"
      title={error instanceof ChunkFailure ? error.message : dashboardWords.pageFailed}
      text={dashboardWords.pageFailedHint}
      action={<Button onClick={() => location.reload()}>{dashboardWords.reload}</Button>}
    />
  </main>
)

/** What stands at an address that leads nowhere. */
export const PageMissing = () => (
  <main>
    <title>{dashboardWords.titles.other}</title>
    <EmptyState
      icon="route"
      title={dashboardWords.pageMissing}
      text={dashboardWords.pageMissingHint}
      action={
        <a className="button button-plain" href="/home">
          {dashboardWords.toHome}
        </a>
      }
    />
  </main>
)
