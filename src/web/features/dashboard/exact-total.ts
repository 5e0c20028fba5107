import { pageRequest, type HomeSearch } from '../../lib/location/home-search.ts'
import type { Asking } from '../../lib/session/viewer.ts'
import { fetchPage } from './fetch-page.ts'

/** How many orders match, all of them counted. */
export const exactTotal = async (
  search: HomeSearch,
  { policy, clock }: Asking,
): Promise<number> => {
  const body = { ...pageRequest(search, 10, policy, clock), limit: 1, offset: 0, fields: [] }
  return (await fetchPage(body, null, 'exact')).total
}
