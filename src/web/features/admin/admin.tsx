import { sentences } from '../../../domain/words/sentences.ts'
import { t } from '../../lib/language/language.ts'
import { Page } from '../../ui/page.tsx'
import { Clients } from './clients.tsx'
import { Holds } from './holds/holds.tsx'
import { Outbox } from './outbox.tsx'
import './admin.css'

/**
 * The configuration of the clients one administers, what is held, and the messages that left
 * (MGMT-02, SHAR-05).
 */
export const Admin = ({ zone }: { zone: string }) => (
  <Page title={t(sentences).actions.admin}>
    <Clients zone={zone} />
    <Holds zone={zone} />
    <Outbox zone={zone} />
  </Page>
)
