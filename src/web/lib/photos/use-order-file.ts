import { useBackend } from '../api/backend.ts'
import { loadFile } from './load-file.ts'
import { useBlob } from './use-blob.ts'

/**
 * A file of an order as an address the page may show, as `useBlob` has it, from whatever stands
 * behind this part of the page.
 */
export const useOrderFile = (url: string): string | null | undefined =>
  useBlob(useBackend()?.loadFile ?? loadFile, url)
