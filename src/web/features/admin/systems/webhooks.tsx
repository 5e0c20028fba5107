import { useState } from 'react'
import type { listWebhooks } from '../../../../contract/systems/webhooks.ts'
import { systemWords } from '../../../../domain/words/systems.ts'
import { callApi } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/surface.tsx'
import { AddWebhook } from './add-webhook.tsx'
import { ShownOnce } from './shown-once.tsx'
import { WebhookTable } from './webhook-table.tsx'
import { PagedCard } from '../paged-card.tsx'
import { useOffsetPages } from '../use-offset-pages.ts'

/** The webhooks of the client: added, looked after, removed (HOOK-01). */
export const Webhooks = ({ zone }: { zone: string }) => {
  const say = t(systemWords)
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const query = useOffsetPages(['systems', 'webhooks'], async (offset, signal) => {
    const { result, total } = await callApi<typeof listWebhooks>('GET /webhooks', {
      query: { offset },
      signal,
    })
    return { lines: result, total }
  })
  return (
    <section className="systems-part" aria-labelledby="webhooks">
      <header className="admin-head">
        <h3 id="webhooks">{say.webhooks}</h3>
        <Button icon="plus" onClick={() => setAdding(true)}>
          {say.addWebhook}
        </Button>
      </header>
      <PagedCard
        query={query}
        failed={say.failed}
        empty={<EmptyState title={say.noWebhooks} text={say.noWebhooksHint} />}
      >
        {(webhooks) => <WebhookTable webhooks={webhooks} zone={zone} onSecret={setSecret} />}
      </PagedCard>
      {isAdding && (
        <AddWebhook
          onAdded={(made) => {
            setAdding(false)
            setSecret(made)
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {secret !== null && (
        <ShownOnce title={say.secret} text={secret} onClose={() => setSecret(null)} />
      )}
    </section>
  )
}
