import { sentences } from '../../../../domain/words/sentences.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import type { Running } from '../use-downloads.ts'

/** How far a download is, where it can be told in parts of the whole, and the way to stop it. */
export const DownloadProgress = ({
  running: { action, bytes, expected },
  onStop,
}: {
  running: Running
  onStop: () => void
}) => {
  const say = t(tableWords)
  return (
    <div className="progress">
      <progress
        aria-label={say.downloading(t(sentences).actions[action])}
        {...(expected === null ? {} : { max: expected, value: Math.min(bytes, expected) })}
      />
      <span className="progress-bytes">{say.received((bytes / 1e6).toFixed(1))}</span>
      <Button variant="quiet" onClick={onStop}>
        {say.stop}
      </Button>
    </div>
  )
}
