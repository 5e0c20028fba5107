import type { LedgerAsked } from '../../../../contract/messages/outbox.ts'
import { ledgerEvents, ledgerStates } from '../../../../domain/messages/ledger.ts'
import { channels } from '../../../../domain/messages/channel.ts'
import { ledgerWords } from '../../../../domain/words/ledger.ts'
import { managementWords } from '../../../../domain/words/management.ts'
import { t } from '../../../lib/language/language.ts'
import { useAsking } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { SpanFilter } from '../../../ui/days/span-filter.tsx'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { TextField } from '../../../ui/field.tsx'

/** What the ledger is narrowed by; '' where it is not. */
export interface Filters {
  readonly state: NonNullable<LedgerAsked['state']> | ''
  readonly channel: NonNullable<LedgerAsked['channel']> | ''
  readonly event: NonNullable<LedgerAsked['event']> | ''
  readonly identifier: string
  readonly recipient: string
  readonly from: string
  readonly to: string
}

/** Everything is shown. */
export const noFilters: Filters = {
  state: '',
  channel: '',
  event: '',
  identifier: '',
  recipient: '',
  from: '',
  to: '',
}

const states = ['dead', ...ledgerStates] as const

/** Faceted search of the ledger: state, channel, event, order, contact and days. */
export const MessageFilters = ({
  filters,
  zone,
  onChange,
}: {
  filters: Filters
  zone: string
  onChange: (filters: Filters) => void
}) => {
  const say = t(ledgerWords)
  const words = t(managementWords)
  const clock = { now: useAsking().clock.now, time_zone: zone }
  const put = (some: Partial<Filters>): void => onChange({ ...filters, ...some })
  return (
    <search className="ledger-filters" aria-label={say.filters}>
      <ChoiceField
        label={say.state}
        values={['', ...states]}
        said={(one) =>
          one === '' ? say.anyState : one === 'dead' ? say.dead : (words.states[one] ?? one)
        }
        value={filters.state}
        onChoose={(state) => put({ state })}
      />
      <ChoiceField
        label={say.channel}
        values={['', ...channels]}
        said={(one) => (one === '' ? say.anyChannel : (words.channels[one] ?? one))}
        value={filters.channel}
        onChoose={(channel) => put({ channel })}
      />
      <ChoiceField
        label={say.event}
        values={['', ...ledgerEvents]}
        said={(one) => (one === '' ? say.anyEvent : (say.events[one] ?? one))}
        value={filters.event}
        onChoose={(event) => put({ event })}
      />
      <TextField
        label={say.order}
        type="search"
        value={filters.identifier}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => put({ identifier: target.value.trimStart() })}
      />
      <TextField
        label={say.recipient}
        type="search"
        value={filters.recipient}
        maxLength={254}
        autoComplete="off"
        onChange={({ target }) => put({ recipient: target.value.trimStart() })}
      />
      <SpanFilter
        span={{ from: filters.from || undefined, to: filters.to || undefined }}
        clock={clock}
        onPick={({ from = '', to = '' }) => put({ from, to })}
      />
      {Object.values(filters).some((value) => value !== '') && (
        <Button variant="quiet" onClick={() => onChange(noFilters)}>
          {say.clear}
        </Button>
      )}
    </search>
  )
}
