import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { listViews, removeView, saveView } from '../../../contract/sign-in/preferences.ts'
import { callApi } from '../api/api.ts'

const queryKey = ['views']

/** The user's named views, by name, asked for once they are wanted (FILT-08). */
export const useViews = (enabled = true) =>
  useQuery({
    queryKey,
    enabled,
    queryFn: async ({ signal }) =>
      (await callApi<typeof listViews>('GET /views', { signal })).result,
  })

/** Keeps and removes views; each throws ApiFailure. */
export const useViewActs = () => {
  const queries = useQueryClient()
  const after = async (): Promise<void> => queries.invalidateQueries({ queryKey })
  return {
    /** One of the same name is replaced. */
    keep: async (name: string, search: string): Promise<void> => {
      await callApi<typeof saveView>('POST /views', { body: { name, search } })
      await after()
    },
    remove: async (id: string): Promise<void> => {
      await callApi<typeof removeView>('POST /views/remove', { body: { id } })
      await after()
    },
  }
}
