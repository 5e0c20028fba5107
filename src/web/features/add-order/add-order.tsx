import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dropDraft } from '../../lib/draft.ts'
import { useAsking } from '../../lib/session/viewer.ts'
import { Added } from './added.tsx'
import { OrderForm } from './order-form.tsx'
import type { AddedOrder } from './use-submit.ts'
import './add-order.css'

interface AddOrderProps {
  onClose: () => void
  /** The form is left after an order was added; with the order's id to look at it. */
  onAdded: (order_id?: string) => void
}

/**
 * Adds one order after the other: the form, then what to do with the order that was added (ADD-01
 * to ADD-10).
 */
export const AddOrder = ({ onClose, onAdded }: AddOrderProps) => {
  const asking = useAsking()
  const queries = useQueryClient()
  const [added, setAdded] = useState<AddedOrder | null>(null)
  const take = (order: AddedOrder): void => {
    dropDraft('add_order')
    setAdded(order)
    for (const key of ['orders', 'counter', 'filters'])
      void queries.invalidateQueries({ queryKey: [key] })
  }
  if (added)
    return (
      <Added
        order={added}
        asking={asking}
        onAnother={() => setAdded(null)}
        onOpen={() => onAdded(added.id)}
        onClose={() => onAdded()}
      />
    )
  return <OrderForm asking={asking} onAdded={take} onClose={onClose} />
}
