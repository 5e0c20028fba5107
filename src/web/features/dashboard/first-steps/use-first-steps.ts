import { useQuery } from '@tanstack/react-query'
import type { listImports } from '../../../../contract/bulk/imports.ts'
import type { listLinks } from '../../../../contract/proof/links.ts'
import type { fetchOrders } from '../../../../contract/orders/orders.ts'
import { isSample, SAMPLE_FILE } from '../../../../domain/order/entry/sample.ts'
import type { WireOrder } from '../../../../domain/order/order.ts'
import { callApi } from '../../../lib/api/api.ts'

/** What has come of the first steps. */
export interface SoFar {
  /** The order that the next step is about; null while there is none. */
  readonly order: WireOrder | null
  readonly has_link: boolean
  /** One of which a proof is on record. */
  readonly proven: WireOrder | null
  /** The import that brought the sample, and whether it can be undone no more. */
  readonly sample: { readonly import_id: string; readonly is_touched: boolean } | null
}

/** Who follows the first steps has so many orders, or is past them. */
const FEW = 5

const hasProof = ({ epod }: WireOrder): boolean => epod.otp.verified || epod.reject.rejected

const isTouchedSample = (order: WireOrder): boolean => isSample(order) && order.rev > 1

const linksOf = async ({ _id }: WireOrder, signal: AbortSignal): Promise<boolean> => {
  const { result } = await callApi<typeof listLinks>('GET /orders/:id/links', {
    params: { id: _id },
    query: {},
    signal,
  })
  return result.some(({ party }) => party === 'receiver')
}

/** Looks at the newest orders, their links and the sample; again whenever orders change. */
export const useFirstSteps = (may_upload: boolean) =>
  useQuery({
    queryKey: ['orders', 'first-steps'],
    queryFn: async ({ signal }): Promise<SoFar> => {
      const [{ returnData }, imports] = await Promise.all([
        callApi<typeof fetchOrders>('POST /fetch_orders', {
          body: { query: {}, limit: FEW, offset: 0, sort: { _id: -1 } },
          signal,
          headers: { Prefer: 'return=representation' },
        }),
        may_upload
          ? callApi<typeof listImports>('GET /imports', { query: {}, signal })
          : { result: [] },
      ])
      // No members are named: they are whole.
      const orders = (returnData?.result.orders ?? []) as WireOrder[]
      const links = await Promise.all(orders.map((order) => linksOf(order, signal)))
      const proven = orders.find(hasProof) ?? null
      const brought = imports.result.find(
        ({ file_name, undone_at, left }) =>
          file_name === SAMPLE_FILE && undone_at === null && left > 0,
      )
      return {
        order: proven ?? orders.find((_order, at) => links[at]) ?? orders[0] ?? null,
        has_link: links.includes(true),
        proven,
        sample: brought
          ? { import_id: brought.import_id, is_touched: orders.some(isTouchedSample) }
          : null,
      }
    },
  })
