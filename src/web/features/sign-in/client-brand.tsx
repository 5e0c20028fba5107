import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { getBrand, ToldBrand } from '../../../contract/brand.ts'
import { send } from '../../lib/api/send.ts'
import { Brand } from '../../ui/brand.tsx'
import { clientAsked } from './client-asked.ts'
import './client-brand.css'

type Answer = z.infer<(typeof getBrand)['schema']['response'][200]>

/**
 * Whose sign-in this is: the asked or remembered client's name, colour and logo, or the product's.
 */
export const ClientBrand = () => {
  const client = clientAsked()
  const { data, isPending } = useQuery({
    queryKey: ['brand', client],
    enabled: client !== null,
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) =>
      (
        (await send({
          method: 'GET',
          path: `/brand/${encodeURIComponent(client ?? '')}`,
          signal,
        })) as Answer
      ).result,
  })
  return (
    <div className="sign-in-brand">
      {data ? <Known brand={data} /> : !(client !== null && isPending) && <Brand size={30} />}
    </div>
  )
}

const Known = ({ brand: { name, logo, shades } }: { brand: ToldBrand }) => {
  const paint = ({ accent, on_accent }: NonNullable<typeof shades>['light']): string =>
    `{--accent:${accent};--accent-strong:${accent};--focus:${accent};--on-accent:${on_accent}}`
  return (
    <span className="client-brand">
      {shades && (
        <style>
          {`.sign-in${paint(shades.light)}:root[data-mantine-color-scheme='dark'] .sign-in${paint(shades.dark)}` +
            `.record{--record:${shades.colour};--record-text:${shades.on_colour};--record-mark:${shades.on_colour}}`}
        </style>
      )}
      {logo && <img src={logo.url} width={logo.width} height={logo.height} alt="" />}
      {name}
    </span>
  )
}
