import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { listLookWords } from '../../../../domain/words/list-look.ts'
import { t } from '../../../lib/language/language.ts'
import { Dialog } from '../../../ui/drawer.tsx'

/** Links to copy by hand, where the browser does not let the page do it. */
export const Uncopied = ({ text, onClose }: { text: string; onClose: () => void }) => {
  const say = t(dashboardWords)
  return (
    <Dialog title={say.copy} onClose={onClose}>
      <p>{t(listLookWords).copyFailed}</p>
      {text.includes('\n') ? (
        <textarea
          className="field-input"
          aria-label={say.link}
          readOnly
          rows={8}
          value={text}
          data-autofocus
          onFocus={(event) => event.target.select()}
        />
      ) : (
        <input
          className="field-input"
          aria-label={say.link}
          readOnly
          value={text}
          data-autofocus
          onFocus={(event) => event.target.select()}
        />
      )}
    </Dialog>
  )
}
