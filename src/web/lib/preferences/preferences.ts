import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { getPreferences, savePreferences } from '../../../contract/sign-in/preferences.ts'
import type { Preferences } from '../../../domain/preferences.ts'
import { usualPreferences } from '../../../domain/usual-preferences.ts'
import { callApi } from '../api/api.ts'
import { signedInAs } from '../session/session-store.ts'
import { settled } from './settled.ts'

/** Each account's own: a tab that looks as somebody else leaves those of the other tabs alone. */
const keyOf = (username: string | undefined): string => `epod_preferences ${username}`

/**
 * What this device remembers of the signed-in user's preferences, so that the table need not wait
 * for the server.
 */
const remembered = (): Preferences | undefined => {
  try {
    const kept = JSON.parse(
      localStorage.getItem(keyOf(signedInAs())) ?? 'null',
    ) as Partial<Preferences> | null
    return kept ? { ...usualPreferences, ...kept } : undefined
  } catch {
    return undefined
  }
}

const remember = (preferences: Preferences): Preferences => {
  localStorage.setItem(keyOf(signedInAs()), JSON.stringify(preferences))
  return preferences
}

/** Forgets an account's: they are nothing for whoever signs in next. */
export const forgetPreferences = (username: string | undefined): void =>
  localStorage.removeItem(keyOf(username))

/**
 * How the signed-in user likes the table, kept on the server (TABL-03), and the way to change a
 * part of it. It is null until something is known of it; without an answer the usual holds. Changes
 * show at once; `save` throws ApiFailure when the server did not take them, and then what was
 * before holds again.
 */
export const usePreferences = () => {
  const queries = useQueryClient()
  const queryKey = ['preferences']
  const { data, isError } = useQuery({
    queryKey,
    staleTime: 60_000,
    initialData: remembered,
    initialDataUpdatedAt: 0,
    queryFn: async ({ signal }) =>
      remember((await callApi<typeof getPreferences>('GET /preferences', { signal })).result),
  })

  const save = async (change: Partial<Preferences>): Promise<void> => {
    await queries.cancelQueries({ queryKey })
    const before = queries.getQueryData<Preferences>(queryKey) ?? usualPreferences
    const show = (preferences: Preferences): unknown =>
      queries.setQueryData(queryKey, remember(preferences))
    const settle = (outcome: Preferences): unknown =>
      show(settled(queries.getQueryData<Preferences>(queryKey) ?? before, change, outcome))
    show({ ...before, ...change })
    try {
      // What was changed just before the page is left gets there too.
      settle(
        (
          await callApi<typeof savePreferences>('POST /preferences', {
            body: change,
            keepalive: true,
          })
        ).result,
      )
    } catch (thrown) {
      settle(before)
      throw thrown
    }
  }
  return { preferences: data ?? (isError ? usualPreferences : null), save }
}
