import { Fragment, type ReactNode } from 'react'
import type { Preferences } from '../../../../domain/preferences.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { t } from '../../../lib/language/language.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import type { ToolbarAct } from '../toolbar-acts.ts'
import './list-bar.css'

interface Props {
  /** Downloads and Set Display Items, as the account has them. */
  acts: readonly ToolbarAct[]
  density: Preferences['density']
  onDensity: (density: Preferences['density']) => void
  /** What Download Reports brings. */
  report: Preferences['report']
  onReport: (report: Preferences['report']) => void
  /** What stands at the left: views, and the progress of a download. */
  children: ReactNode
}

/** The line over the table: what can be done with the whole list, and how it is shown. */
export const ListBar = ({ acts, density, onDensity, report, onReport, children }: Props) => {
  const isCompact = density === 'compact'
  return (
    <div className="list-bar">
      {children}
      <div className="list-bar-end">
        {acts.map(({ id, icon, label, reason, busy, run }) => (
          <Fragment key={id}>
            <Button
              className="bar-button"
              variant="quiet"
              icon={icon}
              reason={reason}
              busy={busy}
              onClick={run}
            >
              <span className="bar-word">{label}</span>
            </Button>
            {id === 'download_report' && reason === null && (
              <ReportMenu report={report} onReport={onReport} />
            )}
          </Fragment>
        ))}
        <IconButton
          className="bar-density"
          icon={isCompact ? 'rowsClose' : 'rows'}
          label={t(tableWords).compact}
          aria-pressed={isCompact}
          onClick={() => onDensity(isCompact ? 'comfortable' : 'compact')}
        />
      </div>
    </div>
  )
}

/** What reports hold: remembered, so that a press on Download Reports is enough (REPT-01). */
const ReportMenu = ({ report, onReport }: Pick<Props, 'report' | 'onReport'>) => {
  const say = t(tableWords)
  const choices = { table: say.reportTable, record: say.reportRecord } as const
  return (
    <Menu
      items={(['table', 'record'] as const).map((one) => ({
        label: choices[one],
        icon: one === 'table' ? 'columns' : 'download',
        checked: report === one,
        act: () => onReport(one),
      }))}
      renderButton={(props) => (
        <IconButton
          {...props}
          className="bar-report"
          icon="chevron"
          size={12}
          label={say.reportHolds}
        />
      )}
    />
  )
}
