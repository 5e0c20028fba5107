import type { ReactNode } from 'react'
import type { Preferences } from '../../../../domain/preferences.ts'
import { tableWords } from '../../../../domain/words/table.ts'
import { t } from '../../../lib/language/language.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import type { ToolbarAct } from '../toolbar-acts.ts'
import './list-bar.css'

interface Props {
  /** Downloads and Set Display Items, as the account has them. */
  acts: readonly ToolbarAct[]
  density: Preferences['density']
  onDensity: (density: Preferences['density']) => void
  /** What stands at the left: views, and the progress of a download. */
  children: ReactNode
}

/** The line over the table: what can be done with the whole list, and how it is shown. */
export const ListBar = ({ acts, density, onDensity, children }: Props) => {
  const isCompact = density === 'compact'
  return (
    <div className="list-bar">
      {children}
      <div className="list-bar-end">
        {acts.map(({ id, icon, label, reason, busy, run }) => (
          <Button
            key={id}
            className="bar-button"
            variant="quiet"
            icon={icon}
            reason={reason}
            busy={busy}
            onClick={run}
          >
            <span className="bar-word">{label}</span>
          </Button>
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
