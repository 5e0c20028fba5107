import { HeadlessMantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { orderOnWire } from '../../domain/order/on-wire.ts'
import { anOrder, created } from '../../domain/testing/factories.ts'
import { panelWords } from '../../domain/words/order-panel.ts'
import { ApiFailure } from '../lib/api/failure.ts'
import { t } from '../lib/language/language.ts'
import { OneOrder } from './one-order.tsx'

const result = orderOnWire(anOrder(created()))

/** What is drawn of an order that was read once, after asking again failed with this code. */
const drawnAfter = (code: number): string => {
  const client = new QueryClient()
  client.setQueryData(['order', result._id], { result, owed: [] })
  client
    .getQueryCache()
    .find({ queryKey: ['order', result._id] })
    ?.setState({ status: 'error', error: new ApiFailure(code, 'refused') })
  const Panel = () =>
    OneOrder({
      order_id: result._id,
      onClose: () => undefined,
      children: ({ identifier }) => identifier,
    })
  const panel = createElement(Panel)
  const inClient = createElement(QueryClientProvider, { client }, panel)
  return renderToStaticMarkup(createElement(HeadlessMantineProvider, null, inClient))
}

it('shows an order no longer once it is none of the viewer’s, and through every other failure [NAV-05]', () => {
  const { missing } = t(panelWords)
  expect(drawnAfter(404)).toContain(missing)
  expect(drawnAfter(404)).not.toContain(result.identifier)
  for (const code of [0, 403, 500, 503]) expect(drawnAfter(code)).toBe(result.identifier)
})
