import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { Dialog } from '../../../ui/drawer.tsx'

/** Links to copy by hand, where the browser does not let the page do it. */
export const Uncopied = ({ text, onClose }: { text: string; onClose: () => void }) => (
  <Dialog title={dashboardWords.copy} onClose={onClose}>
    <p>{dashboardWords.copyFailed}</p>
    {text.includes('\n') ? (
      <textarea
        className="field-input"
        aria-label={dashboardWords.link}
        readOnly
        rows={8}
        value={text}
        data-autofocus
        onFocus={(event) => event.target.select()}
      />
    ) : (
      <input
        className="field-input"
        aria-label={dashboardWords.link}
        readOnly
        value={text}
        data-autofocus
        onFocus={(event) => event.target.select()}
      />
    )}
  </Dialog>
)
