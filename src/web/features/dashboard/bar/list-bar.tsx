import { Fragment, type ReactNode } from 'react'
import type { Preferences } from '../../../../domain/preferences.ts'
import { dashboardWords } from '../../../../domain/words/dashboard.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { t } from '../../../lib/language/language.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import type { IconName } from '../../../ui/icons.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { PrintButton } from '../../../ui/print-button.tsx'
import type { OrderPage } from '../fetch-page.ts'
import type { ToolbarAct } from '../toolbar-acts.ts'
import './list-bar.css'

interface Props {
  /** Downloads and Set Display Items, as the account has them. */
  acts: readonly ToolbarAct[]
  density: Preferences['density']
  onDensity: (density: Preferences['density']) => void
  /** What Download Reports and Download PODs bring. */
  holding: Pick<Preferences, 'report' | 'pods'>
  onHold: (holding: Partial<Pick<Preferences, 'report' | 'pods'>>) => void
  /** What a report will contain; undefined while that is not known. */
  list: OrderPage | undefined
  /** What stands at the left: views, and the progress of a download. */
  children: ReactNode
}

/** The line over the table: what can be done with the whole list, and how it is shown. */
export const ListBar = ({ acts, density, onDensity, holding, onHold, list, children }: Props) => {
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
              title={
                id === 'download_report' && list
                  ? t(dashboardWords).exportHolds(list.total, list.is_over)
                  : undefined
              }
              onClick={run}
            >
              <span className="bar-word">{label}</span>
            </Button>
            {id === 'download_report' && reason === null && (
              <ReportMenu report={holding.report} onPick={(report) => onHold({ report })} />
            )}
            {id === 'download_pods' && reason === null && (
              <PodsMenu pods={holding.pods} onPick={(pods) => onHold({ pods })} />
            )}
          </Fragment>
        ))}
        <PrintButton />
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

interface Choosing<T> {
  label: string
  /** In the order in which they stand. */
  choices: readonly { readonly is: T; readonly label: string; readonly icon: IconName }[]
  chosen: T
  onPick: (one: T) => void
}

/** What a download holds: remembered, so that a press on its button is enough. */
const HoldsMenu = <T extends string>({ label, choices, chosen, onPick }: Choosing<T>) => (
  <Menu
    items={choices.map(({ is, ...choice }) => ({
      ...choice,
      checked: is === chosen,
      act: () => onPick(is),
    }))}
    renderButton={(props) => (
      <IconButton {...props} className="bar-report" icon="chevron" size={12} label={label} />
    )}
  />
)

type Holds<K extends keyof Preferences> = Pick<Preferences, K> & {
  onPick: (one: Preferences[K]) => void
}

/** (REPT-01) */
const ReportMenu = ({ report, onPick }: Holds<'report'>) => {
  const say = t(tableWords)
  return (
    <HoldsMenu
      label={say.reportHolds}
      choices={[
        { is: 'table', label: say.reportTable, icon: 'columns' },
        { is: 'record', label: say.reportRecord, icon: 'download' },
      ]}
      chosen={report}
      onPick={onPick}
    />
  )
}

/** (REPT-02) */
const PodsMenu = ({ pods, onPick }: Holds<'pods'>) => {
  const say = t(tableWords)
  return (
    <HoldsMenu
      label={say.podsHold}
      choices={[
        { is: 'files', label: say.podsFiles, icon: 'photos' },
        { is: 'certificates', label: say.podsCertificates, icon: 'download' },
        { is: 'proofs', label: say.podsProofs, icon: 'check' },
      ]}
      chosen={pods}
      onPick={onPick}
    />
  )
}
