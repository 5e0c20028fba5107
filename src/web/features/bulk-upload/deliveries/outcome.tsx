import { bulkWords } from '../../../../domain/words/bulk.ts'
import { deliveryWords } from '../../../../domain/words/deliveries.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import type { RecordingOutcome } from './record-file.ts'

interface Props {
  outcome: RecordingOutcome
  onRows: () => void
  onFailedRows: () => void
  onClose: () => void
}

/** Reasons, and photos, that are named; a file may have thousands. */
const MOST_NAMED = 50

/** What came of recording: how many, and what was refused, summed up by reason. */
export const Outcome = ({ outcome, onRows, onFailedRows, onClose }: Props) => {
  const [say, words] = [t(bulkWords), t(deliveryWords)]
  const { recorded, photos, refused, failures } = outcome
  const count = refused.reduce((sum, [, one]) => sum + one, 0)
  return (
    <>
      <output className="lines-strong">
        {words.outcome(recorded, count + failures.length, photos)}
      </output>
      {count + failures.length > 0 && (
        <>
          <h3 className="deliveries-heading">{words.reasons}</h3>
          <ul className="deliveries-reasons">
            {refused.slice(0, MOST_NAMED).map(([why, one]) => (
              <li key={why}>{words.summed(why, one)}</li>
            ))}
            {failures.slice(0, MOST_NAMED).map(({ identifier, path, why }) => (
              <li key={path}>
                <b>{identifier}</b> {words.photoOf(path, why)}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="dialog-actions">
        {count > 0 && (
          <Button variant="quiet" icon="download" onClick={onFailedRows}>
            {say.failedRows}
          </Button>
        )}
        {count + failures.length > 0 && (
          <Button variant="quiet" onClick={onRows}>
            {say.next}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </>
  )
}
