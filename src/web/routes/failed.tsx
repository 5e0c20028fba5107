import { dashboardWords } from '../../domain/words/dashboard.ts'
import { idOf } from '../lib/api/failure.ts'
import { ChunkFailure } from '../lib/chunk.ts'
import { t } from '../lib/language/language.ts'
import { Button } from '../ui/button.tsx'
import { FailureId } from '../ui/failure-id.tsx'
import { EmptyState } from '../ui/surface.tsx'

/** What stands in place of a page that threw, or whose script did not load (ERRS-03). */
export const PageFailed = ({ error }: { error: unknown }) => {
  const say = t(dashboardWords)
  const request_id = idOf(error)
  return (
    <main>
      <title>{say.titles.other}</title>
      <EmptyState
        icon="warning"
        title={error instanceof ChunkFailure ? error.message : say.pageFailed}
        text={say.pageFailedHint}
        action={
          <>
            <Button onClick={() => location.reload()}>{say.reload}</Button>
            {request_id && <FailureId id={request_id} />}
          </>
        }
      />
    </main>
  )
}

/** What stands at an address that leads nowhere. */
export const PageMissing = () => {
  const say = t(dashboardWords)
  return (
    <main>
      <title>{say.titles.other}</title>
      <EmptyState
        icon="route"
        title={say.pageMissing}
        text={say.pageMissingHint}
        action={
          <a className="button button-plain" href="/home">
            {say.toHome}
          </a>
        }
      />
    </main>
  )
}
