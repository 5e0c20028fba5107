import { helpOf, type HelpPage } from '../../../domain/page-help.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { dialogWords } from '../../../domain/words/desk-dialogs.ts'
import { helpWords } from '../../../domain/words/page-help.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { t } from '../../lib/language/language.ts'
import { offerOf } from '../../lib/offered.ts'
import { useAsking, type Asking } from '../../lib/session/viewer.ts'
import { Dialog } from '../../ui/drawer.tsx'
import './help.css'

/** Keys of the dashboard alone, and keys that work on every page. */
const ofDashboard = [
  ['/', 'search'],
  ['n', 'add'],
  ['j', 'down'],
  ['k', 'up'],
  ['Enter', 'open'],
  ['x', 'pick'],
  ['v', 'trip'],
  ['b', 'bar'],
  ['Ctrl K', 'palette'],
] as const
/** Keys of an open order, which move to a button and press nothing. */
const panelKeys = { close: 'r x', judge: 'a d', add: 'm p', why: 'w' } as const
const ofAll = [
  ['?', 'help'],
  ['Esc', 'leave'],
] as const

const linesOf = (page: HelpPage, { viewer, policy, clock }: Asking): string[] => {
  const all: Readonly<Record<string, (word: string) => string>> = t(helpWords).pages[page]
  const { actions } = t(sentences)
  const number = t(helpWords).number[policy.order_label]
  const words: Readonly<Record<string, string>> = actions
  const may = (action: keyof typeof actions): boolean => {
    const { shown, reason } = offerOf(null, action, viewer, policy, clock)
    return shown && reason === null
  }
  return helpOf(page, may).flatMap((id) => all[id]?.(words[id] ?? number) ?? [])
}

/** What can be done on a page, as far as the account may, and every key (DESK-31). */
export const Help = ({ page, onClose }: { page: HelpPage | null; onClose: () => void }) => {
  const say = t(helpWords)
  const { shortcuts } = t(dialogWords)
  const asking = useAsking()
  const lines = page === null ? [] : linesOf(page, asking)
  const keys: readonly (readonly [key: string, what: string])[] = [
    ...(page === 'home' ? ofDashboard : []).map(([key, what]) => [key, shortcuts[what]] as const),
    ...(page === 'home' ? (['close', 'judge', 'add', 'why'] as const) : []).map(
      (what) => [panelKeys[what], say.inOrder[what]] as const,
    ),
    ['Ctrl Enter', say.submit],
    ['Alt ↓', say.pickDay],
    ...ofAll.map(([key, what]) => [key, shortcuts[what]] as const),
  ]
  return (
    <Dialog title={t(dashboardWords).help} width={560} onClose={onClose}>
      {lines.length > 0 && (
        <section className="help-part" aria-labelledby="help-here">
          <h3 id="help-here">{say.here}</h3>
          <ul className="help-lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="help-part" aria-labelledby="help-keys">
        <h3 id="help-keys">{say.keys}</h3>
        <dl className="keys">
          {keys.map(([key, what]) => (
            <div key={key} className="keys-line">
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Dialog>
  )
}
