import { systemWords } from '../../../../domain/words/systems.ts'
import { t } from '../../../lib/language/language.ts'
import { ApiKeys } from './api-keys.tsx'
import './systems.css'
import { Webhooks } from './webhooks.tsx'

/** What other systems of the client are told, and what they may do (HOOK-01). */
export const Systems = ({ zone }: { zone: string }) => {
  const say = t(systemWords)
  return (
    <section className="admin-part systems" aria-labelledby="systems">
      <header>
        <h2 id="systems">{say.title}</h2>
        <p className="page-lead">{say.lead}</p>
      </header>
      <Webhooks zone={zone} />
      <ApiKeys zone={zone} />
    </section>
  )
}
