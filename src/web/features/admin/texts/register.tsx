import { textsToRegister } from '../../../../domain/messages/sample.ts'
import { fixedParts } from '../../../../domain/messages/short-link.ts'
import { messageDeskWords } from '../../../../domain/words/message-desk.ts'
import { t } from '../../../lib/language/language.ts'
import { IconButton } from '../../../ui/button.tsx'
import { copySaid } from '../../../ui/copy-said.ts'
import { Card } from '../../../ui/surface.tsx'
import type { Texts } from './use-texts.ts'

/** What a sender registers with operators: its header, the links' fixed parts, and each text. */
export const ToRegister = ({ texts: { policy, setup } }: { texts: Texts }) => {
  const say = t(messageDeskWords)
  const parts = fixedParts(setup.public_url, policy, ['receiver', 'driver', 'tracking'])
  const { sms_sender, link_header } = policy.messages
  const header = sms_sender ?? link_header
  return (
    <Card className="page-card texts">
      <h3>{say.register}</h3>
      <p className="page-lead">{say.registerLead}</p>
      <dl className="texts-register">
        <div>
          <dt>{say.header}</dt>
          <dd>{header === null ? say.noHeader : <Copied what={say.header} text={header} />}</dd>
        </div>
        <div>
          <dt>{say.fixed}</dt>
          {parts.map((part) => (
            <dd key={part}>
              <Copied what={part} text={part} />
            </dd>
          ))}
        </div>
        {textsToRegister(policy, setup.public_url).map(({ event, language, id, text }) => (
          <div key={event}>
            <dt>
              {say.events[event]}
              <span className="outbox-soft">
                {id === null ? say.notRegistered : say.registeredAs(id)}
              </span>
            </dt>
            <dd lang={language}>
              <Copied what={say.events[event]} text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const Copied = ({ what, text }: { what: string; text: string }) => {
  const say = t(messageDeskWords)
  return (
    <span className="texts-copied">
      <code>{text}</code>
      <IconButton
        icon="copy"
        label={say.copy(what)}
        onClick={() => void copySaid(text, say.copied)}
      />
    </span>
  )
}
