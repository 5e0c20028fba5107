import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { dialogWords } from '../../../../domain/words/desk-dialogs.ts'
import { t } from '../../../lib/language/language.ts'
import { Dialog } from '../../../ui/drawer.tsx'
import './help.css'

const keys = [
  ['/', 'search'],
  ['n', 'add'],
  ['j', 'down'],
  ['k', 'up'],
  ['Enter', 'open'],
  ['x', 'pick'],
  ['v', 'trip'],
  ['Ctrl K', 'palette'],
  ['?', 'help'],
  ['Esc', 'leave'],
] as const

/** Every key of the dashboard and what it does. */
export const Help = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={t(dashboardWords).keyboardHelp} onClose={onClose}>
    <dl className="keys">
      {keys.map(([key, what]) => (
        <div key={key} className="keys-line">
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(dialogWords).shortcuts[what]}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
