import { useState } from 'react'
import { sentences } from '../../../domain/words/sentences.ts'
import { crateWords } from '../../../domain/words/crates.ts'
import { t } from '../../lib/language/language.ts'
import type { CratesSearch } from '../../lib/location/page-search.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { SpanFilter } from '../../ui/days/span-filter.tsx'
import { Page } from '../../ui/page.tsx'
import { Balances } from './balances.tsx'
import { Differences } from './differences.tsx'
import { ExportBalances } from './export-balances.tsx'
import { MovementDialog } from './movement-dialog.tsx'
import { PartyAccount } from './party-account.tsx'
import { Statements } from './statements.tsx'
import './crates.css'

interface Props {
  search: CratesSearch
  asking: Asking
  onChange: (next: CratesSearch) => void
}

/**
 * Where the returnable assets are: balances, what did not come home, and what parties say to it
 * (LOT-03, CRAT-01).
 */
export const CrateAccount = ({
  search,
  asking: {
    policy: { time_zone },
    clock,
  },
  onChange,
}: Props) => {
  const say = t(crateWords)
  const [isMoving, setMoving] = useState(false)
  const { from, to, of, by = 'asset', kind, party } = search
  return (
    <Page
      title={t(sentences).actions.crates}
      lead={say.lead}
      tools={
        <div className="page-tools">
          <SpanFilter span={{ from, to }} clock={clock} onPick={onChange} />
          <ExportBalances of={of} to={to} zone={time_zone} />
          <Button variant="primary" icon="plus" onClick={() => setMoving(true)}>
            {say.move}
          </Button>
        </div>
      }
    >
      <Balances
        of={of}
        to={to}
        zone={time_zone}
        onPick={(next) => onChange({ of: next })}
        onOpen={(opened) => onChange({ kind: opened.kind, party: opened.name })}
      />
      <Differences
        by={by}
        days={{ from, to }}
        zone={time_zone}
        onPick={(next) => onChange({ by: next === 'asset' ? undefined : next })}
      />
      <Statements zone={time_zone} />
      {kind !== undefined && party !== undefined && (
        <PartyAccount
          party={{ kind, name: party }}
          days={{ from, to }}
          zone={time_zone}
          onClose={() => onChange({ kind: undefined, party: undefined })}
        />
      )}
      {isMoving && <MovementDialog onClose={() => setMoving(false)} />}
    </Page>
  )
}
