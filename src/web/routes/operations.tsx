import { operationsWords } from '../../domain/words/operations.ts'
import { Operations } from '../features/operations/operations.tsx'
import { t } from '../lib/language/language.ts'
import { useAsking } from '../lib/session/viewer.ts'
import { Framed } from './framed.tsx'

/** /operations: how the installation is doing. */
export const OperationsPage = () => {
  const { policy } = useAsking()
  return (
    <Framed action="admin" title={t(operationsWords).pageTitle} help="operations">
      <Operations zone={policy.time_zone} />
    </Framed>
  )
}
