import { shownTime } from '../../lib/language/shown-time.ts'
import { trainingWords } from '../../../domain/words/training.ts'
import { t } from '../../lib/language/language.ts'
import { Card } from '../../ui/surface.tsx'
import type { Mail } from './mails.ts'

/** What the made-up receivers were sent, the latest first. */
export const Inbox = ({ inbox, zone }: { inbox: readonly Mail[]; zone: string }) => {
  const say = t(trainingWords)
  return (
    <Card className="training-card">
      <h2>{say.inbox}</h2>
      <div aria-live="polite">
        {inbox.length === 0 && <p className="training-soft">{say.inboxEmpty}</p>}
        <ul className="training-inbox">
          {inbox.map(({ id, to, subject, body, at }) => (
            <li key={id}>
              <p className="training-soft">
                {say.to(to)} · {shownTime(at, zone, 'DD MMM HH:mm')}
              </p>
              {/* Messages go out in the one language that their texts are registered in. */}
              <div lang="en">
                <strong>{subject}</strong>
                <p className="training-mail">{body.trim()}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
