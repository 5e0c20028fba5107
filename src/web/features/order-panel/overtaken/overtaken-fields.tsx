import type { Action } from '../../../../domain/policy/question.ts'
import { detailsWords } from '../../../../domain/words/order-details.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Unsaved, type TypedTexts } from '../../../ui/unsaved.tsx'
import type { Panel } from '../panel.ts'
import { againstNow } from './against.ts'
import { Who } from './who.tsx'

/** What is shown of fields that are gone. */
export interface OvertakenFieldsProps {
  panel: Panel
  /** What the fields were for. */
  action: Action
  /** Why they are gone; as the rules say, where left out. */
  reason?: string
  /** The order's `rev` before what was typed. */
  began: number
  /** What stood in the fields, each with its label; '' where nothing did. */
  typed: TypedTexts
  onDiscard: () => void
}

/**
 * What was typed into fields of the panel that are gone, since somebody else did meanwhile what
 * they were for: to be copied, until it is thrown away (EPOD-09, LOT-02).
 */
export const OvertakenFields = ({
  panel,
  action,
  reason,
  began,
  typed,
  onDiscard,
}: OvertakenFieldsProps) => {
  const filled = typed.filter(([, text]) => text !== '')
  if (filled.length === 0) return null
  return (
    <Unsaved
      typed={filled}
      acts={
        <Button variant="quiet" onClick={onDiscard}>
          {t(detailsWords).discard}
        </Button>
      }
    >
      <p className="panel-why">
        {reason ?? againstNow(panel, action)}
        <Who panel={panel} action={action} began={began} />
      </p>
      <dl className="panel-facts">
        {filled.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Unsaved>
  )
}
