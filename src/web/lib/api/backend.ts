import { createContext, useContext } from 'react'
import { callApi } from './api.ts'
import type { Answer } from './answer.ts'
import type { SendPhoto } from '../photos/use-upload-list.ts'

/**
 * What may stand behind an order's panel instead of the server: in the training demo, a log in this
 * page's memory.
 */
export interface Backend {
  readonly callApi: typeof callApi
  readonly sendPhoto: (
    order_id: string,
    ...given: Parameters<SendPhoto>
  ) => Promise<Answer<unknown>>
  readonly loadFile: (url: string) => Promise<Blob>
}

const Behind = createContext<Backend | null>(null)

/** Puts something else than the server behind what it holds. */
export const BackendProvider = Behind.Provider

/**
 * What stands behind this part of the page instead of the server; null where that is the server
 * itself.
 */
export const useBackend = (): Backend | null => useContext(Behind)

/** Calls whatever stands behind this part of the page. */
export const useCallApi = (): typeof callApi => useBackend()?.callApi ?? callApi
