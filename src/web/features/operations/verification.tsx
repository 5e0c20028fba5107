import { useMutation } from '@tanstack/react-query'
import type { beginVerify, Operations } from '../../../contract/admin/operations.ts'
import { operationsWords } from '../../../domain/words/operations.ts'
import { newKey } from '../../lib/api/answer.ts'
import { callApi } from '../../lib/api/api.ts'
import { messageOf } from '../../lib/api/failure.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Card } from '../../ui/surface.tsx'

interface Props {
  verification: Operations['verification']
  zone: string
  onAsked: () => void
}

/** The last walk of the log and what it found, and the button that begins another. */
export const Verification = ({ verification, zone, onAsked }: Props) => {
  const say = t(operationsWords)
  const begin = useMutation({
    mutationFn: () =>
      callApi<typeof beginVerify>('POST /operations/verify-log', {
        body: {},
        key: newKey(),
      }),
    onSettled: onAsked,
  })
  const isUnderWay = verification !== null && verification.ended_at === null
  return (
    <Card className="page-card operations-part">
      <header className="operations-head">
        <div>
          <h2>{say.log}</h2>
          <p className="page-lead">{say.logLead}</p>
        </div>
        <Button icon="done" busy={begin.isPending || isUnderWay} onClick={() => begin.mutate()}>
          {say.verify}
        </Button>
      </header>
      <div aria-live="polite">
        {begin.isError && <p className="operations-fault">{messageOf(begin.error)}</p>}
        <Told verification={verification} zone={zone} />
      </div>
    </Card>
  )
}

const Told = ({ verification, zone }: Omit<Props, 'onAsked'>) => {
  const say = t(operationsWords)
  if (verification === null) return <p>{say.never}</p>
  const { began_at, ended_at, fault, found } = verification
  const at = (instant: string): string => shownTime(instant, zone, 'DD MMM HH:mm')
  if (began_at === null) return <p>{say.asked}</p>
  if (ended_at === null) return <p>{say.under(at(began_at))}</p>
  if (fault !== null || found === null)
    return <p className="operations-fault">{say.broken(fault ?? '')}</p>
  const { events, orders, files, findings, changed, damaged, told } = found
  if (findings === 0 && damaged === 0)
    return (
      <p className="operations-fine">
        <Icon name="done" /> {say.ended(at(ended_at))}: {say.clean(events, orders, files)}
      </p>
    )
  return (
    <>
      <p className="operations-fault">
        <Icon name="warning" /> {say.ended(at(ended_at))}: {say.found(findings, changed)}
      </p>
      <ul className="operations-told">
        {told.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  )
}
