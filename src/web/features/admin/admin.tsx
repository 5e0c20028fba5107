import { archiveWords } from '../../../domain/words/account-archive.ts'
import { ledgerWords } from '../../../domain/words/ledger.ts'
import { holdWords } from '../../../domain/words/legal-holds.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { messageDeskWords } from '../../../domain/words/message-desk.ts'
import { personWords } from '../../../domain/words/person-data.ts'
import { sentences } from '../../../domain/words/sentences.ts'
import { systemWords } from '../../../domain/words/systems.ts'
import { t } from '../../lib/language/language.ts'
import { Page } from '../../ui/page.tsx'
import { Archives } from './archives/archives.tsx'
import { Clients } from './clients.tsx'
import { Erasures } from './person/erasures.tsx'
import { Holds } from './holds/holds.tsx'
import { PageParts } from './page-parts.tsx'
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
 * The page of whoever administers clients (MGMT-02, MESG-01, SHAR-05, HOOK-01, DATA-01). Its parts
 * are the clients' configuration, the messages that left, other systems, legal holds, the data of
 * single persons, archives to take away, and the texts of messages. What is asked for most comes
 * first. What grows most as it comes is last: there it moves nothing that somebody went to.
 */
export const Admin = ({ zone }: { zone: string }) => (
  <Page title={t(sentences).actions.admin}>
    <PageParts
      parts={[
        { id: 'configuration', name: t(managementWords).configuration },
        { id: 'messages', name: t(ledgerWords).title },
        { id: 'systems', name: t(systemWords).title },
        { id: 'legal-holds', name: t(holdWords).holds },
        { id: 'erasures', name: t(personWords).title },
        { id: 'archives', name: t(archiveWords).title },
        { id: 'message-texts', name: t(messageDeskWords).title },
      ]}
    />
    <Clients zone={zone} />
    <Messages zone={zone} />
    <Systems zone={zone} />
    <Holds zone={zone} />
    <Erasures zone={zone} />
    <Archives zone={zone} />
    <MessageTexts zone={zone} />
  </Page>
)
