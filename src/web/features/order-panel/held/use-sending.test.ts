import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { readAgain } from './use-sending.ts'

it('waits for the order to be read again, not for the list and the counts behind it [EPOD-03]', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked: string[] = []
  const leave = ['order', 'orders', 'counter'].map((kind) =>
    new QueryObserver(queries, {
      queryKey: [kind, 'a'],
      initialData: 'before',
      staleTime: Infinity,
      queryFn: () => {
        asked.push(kind)
        return kind === 'order' ? 'now' : new Promise<string>(() => undefined)
      },
    }).subscribe(() => undefined),
  )
  await readAgain(queries, 'a')
  expect(queries.getQueryData(['order', 'a'])).toBe('now')
  expect(asked.toSorted()).toEqual(['counter', 'order', 'orders'])
  leave.forEach((stop) => stop())
})
