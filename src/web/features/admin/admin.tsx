import { sentences } from '../../../domain/words/sentences.ts'
import { t } from '../../lib/language/language.ts'
import { Page } from '../../ui/page.tsx'
import { Archives } from './archives/archives.tsx'
import { Clients } from './clients.tsx'
import { Erasures } from './person/erasures.tsx'
import { Holds } from './holds/holds.tsx'
import { lazyPart } from '../../ui/part.tsx'
import './admin.css'

const Systems = lazyPart('systems', async () => (await import('./systems/systems.tsx')).Systems)

const MessageTexts = lazyPart(
  'message-texts',
  async () => (await import('./texts/texts.tsx')).MessageTexts,
)

const Messages = lazyPart(
  'messages',
  async () => (await import('./messages/messages.tsx')).Messages,
)

/**
 * The configuration of the clients one administers, what is held, the data of single persons, what
 * can be taken away, what other systems are told and may do, the texts of messages, and the
 * messages that left (MGMT-02, DATA-01, HOOK-01, MESG-01, SHAR-05).
 */
export const Admin = ({ zone }: { zone: string }) => (
  <Page title={t(sentences).actions.admin}>
    <Clients zone={zone} />
    <Holds zone={zone} />
    <Erasures zone={zone} />
    <Archives zone={zone} />
    <Systems zone={zone} />
    <MessageTexts zone={zone} />
    <Messages zone={zone} />
  </Page>
)
