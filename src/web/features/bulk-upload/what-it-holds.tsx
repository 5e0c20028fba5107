import { deliveryWords } from '../../../domain/words/deliveries.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'

/** What a file may hold. */
export type FileOf = 'orders' | 'deliveries'

const kinds: readonly FileOf[] = ['orders', 'deliveries']

/** The choice between a file of orders and one of deliveries. */
export const WhatItHolds = ({ what, onPick }: { what: FileOf; onPick: (what: FileOf) => void }) => {
  const say = t(deliveryWords)
  return (
    <fieldset className="bulk-states" aria-label={say.what}>
      {kinds.map((one) => (
        <Button
          key={one}
          variant="quiet"
          icon={one === 'orders' ? 'plus' : 'check'}
          aria-pressed={one === what}
          onClick={() => onPick(one)}
        >
          {say[one]}
        </Button>
      ))}
    </fieldset>
  )
}
