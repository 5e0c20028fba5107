import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { Dialog } from '../../ui/drawer.tsx'

/** A link to copy by hand, where the browser does not let the page do it. */
export const Uncopied = ({ url, onClose }: { url: string; onClose: () => void }) => (
  <Dialog title={dashboardWords.copy} onClose={onClose}>
    <p>{dashboardWords.copyFailed}</p>
    <input className="field-input" aria-label={dashboardWords.link} readOnly value={url} data-autofocus onFocus={(event) => event.target.select()} />
  </Dialog>
)
