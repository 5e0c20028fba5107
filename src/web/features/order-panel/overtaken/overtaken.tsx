import { useState } from 'react'
import type { Action } from '../../../../domain/policy/question.ts'
import { editWords } from '../../../../domain/words/edit-order.ts'
import { t } from '../../../lib/language/language.ts'
import { Unsaved, type TypedTexts } from '../../../ui/unsaved.tsx'
import type { Panel } from '../panel.ts'
import { againstNow } from './against.ts'
import { Who } from './who.tsx'

interface OvertakenProps {
  panel: Panel
  /** What the form is for. */
  action: Action
  /** What else stands against it, which no action is refused for. */
  also?: string | null
  /** What stands in its fields, each with its label; '' where nothing does. */
  typed: TypedTexts
}

/**
 * Says in a form of the panel that what it is for is over since, and by whom, and has what was
 * typed copied; nothing as long as it may be sent (EPOD-09).
 */
export const Overtaken = ({ panel, action, also = null, typed }: OvertakenProps) => {
  const against = againstNow(panel, action)
  const reason = against ?? also
  const [began] = useState(panel.order.rev)
  const filled = typed.filter(([, text]) => text !== '')
  const said = reason !== null && (
    <p className="panel-why">
      {reason}
      {against !== null && <Who panel={panel} action={action} began={began} />}
    </p>
  )
  return (
    <>
      <output className="visually-hidden">{reason}</output>
      {said && filled.length > 0 ? (
        <Unsaved typed={filled}>
          {said}
          <p>{t(editWords).stays}</p>
        </Unsaved>
      ) : (
        said
      )}
    </>
  )
}
