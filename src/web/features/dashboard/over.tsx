import { Suspense, type ComponentProps } from 'react'
import type { WireOrder } from '../../../domain/order/order.ts'
import { lazyPart } from '../../ui/part.tsx'
import type { NotAllowed } from './bar/left-out.ts'
import type { DisplayItems as DisplayItemsDialog } from './dialogs/display-items.tsx'
import type { Palette as PaletteDialog } from './palette/palette.tsx'
import type { NoticePurpose } from './table/list-props.ts'

const DisplayItems = lazyPart(
  'display-items',
  async () => (await import('./dialogs/display-items.tsx')).DisplayItems,
)
const Tell = lazyPart('tell', async () => (await import('./dialogs/tell.tsx')).Tell)
const Trips = lazyPart('trips', async () => (await import('./dialogs/trips.tsx')).Trips)
const Palette = lazyPart('palette', async () => (await import('./palette/palette.tsx')).Palette)

/** What lies over the dashboard. */
export type Over =
  | { readonly is: 'help' | 'palette' | 'display_items' | 'bulk_upload' }
  | {
      readonly is: NoticePurpose | 'trips'
      readonly orders: readonly WireOrder[]
      readonly left: readonly NotAllowed[]
    }

type Props = Omit<ComponentProps<typeof PaletteDialog>, 'onClose'> &
  Omit<ComponentProps<typeof DisplayItemsDialog>, 'onClose'> & {
    over: Over | null
    onClose: () => void
  }

/** One dialog at a time, each loaded when it is first asked for. */
export const Overlay = ({ over, onClose, asking, preferences, onSave, ...palette }: Props) => {
  const dialog = () => {
    switch (over?.is) {
      // The upload and the help are features of their own, which the route puts here.
      case undefined:
      case 'bulk_upload':
      case 'help':
        return null
      case 'palette':
        return <Palette {...palette} asking={asking} onClose={onClose} />
      case 'display_items':
        return <DisplayItems {...{ asking, preferences, onSave, onClose }} />
      case 'trips':
        return <Trips orders={over.orders} left={over.left} asking={asking} onClose={onClose} />
      case 'share':
      case 'notify':
        return (
          <Tell telling={over.is} {...{ orders: over.orders, left: over.left, asking, onClose }} />
        )
    }
  }
  return <Suspense>{dialog()}</Suspense>
}
