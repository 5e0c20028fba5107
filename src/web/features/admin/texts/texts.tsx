import { messageDeskWords } from '../../../../domain/words/message-desk.ts'
import { t } from '../../../lib/language/language.ts'
import { useSession } from '../../../lib/session/session.ts'
import { Answered } from '../../../ui/answered.tsx'
import { AwaitedLines } from '../../../ui/awaited-lines.tsx'
import { Card } from '../../../ui/surface.tsx'
import '../systems/systems.css'
import { TextEditor } from './editor.tsx'
import { OptOuts } from './opt-outs.tsx'
import { ToRegister } from './register.tsx'
import './texts.css'
import { useTexts } from './use-texts.ts'

/** What the account's receivers are told, in which words, and who wants none of it (MESG-01). */
export const MessageTexts = ({ zone }: { zone: string }) => {
  const client = useSession()?.account.userdata.client
  return client === undefined ? null : <Texts client={client} zone={zone} />
}

const Texts = ({ client, zone }: { client: string; zone: string }) => {
  const say = t(messageDeskWords)
  const query = useTexts(client)
  const waiting = (
    <Card className="page-card">
      <AwaitedLines lines={4} columns={2} />
    </Card>
  )
  return (
    <section className="admin-part systems" aria-labelledby="message-texts">
      <header>
        <h2 id="message-texts">{say.title}</h2>
        <p className="page-lead">{say.lead}</p>
      </header>
      <Answered query={query} failed={say.failed} waiting={waiting}>
        {(texts) => (
          <>
            <TextEditor texts={texts} />
            <ToRegister texts={texts} />
          </>
        )}
      </Answered>
      <OptOuts client={client} zone={zone} />
    </section>
  )
}
