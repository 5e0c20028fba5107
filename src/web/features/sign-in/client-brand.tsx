import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { getBrand, ToldBrand } from '../../../contract/admin/brand.ts'
import { send } from '../../lib/api/send.ts'
import { speakAs } from '../../lib/language/language.ts'
import { Brand } from '../../ui/brand.tsx'
import { clientAsked } from './client-asked.ts'
import './client-brand.css'

type Answer = z.infer<(typeof getBrand)['schema']['response'][200]>

const isAnythingTyped = (): boolean =>
  [...document.querySelectorAll('input')].some(({ value }) => value !== '')

/**
 * Whose sign-in this is: the asked or remembered client's name, colour and logo, or the product's,
 * in the language that it begins with.
 */
export const ClientBrand = () => {
  const client = clientAsked()
  const { data, isPending } = useQuery({
    queryKey: ['brand', client],
    enabled: client !== null,
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) =>
      (await send({
        method: 'GET',
        path: `/brand/${encodeURIComponent(client ?? '')}`,
        signal,
      })) as Answer,
  })
  const brand = data?.result
  useEffect(() => {
    // Another language draws the page anew, which would take away what stands in its fields.
    if (data && !isAnythingTyped()) void speakAs(data.languages)
  }, [data])
  return (
    <div className="sign-in-brand">
      {brand ? <Known brand={brand} /> : !(client !== null && isPending) && <Brand size={30} />}
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
