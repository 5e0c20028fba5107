import { readdir } from 'node:fs/promises'
import type { Call } from '../../../contract/call.ts'

const folder = new URL('../../../contract/', import.meta.url)

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'audience' in value && 'timeout' in value

/** How calls of the API are told apart: method and path under /api, as the contract has them. */
export const placeOf = ({ method, url }: Pick<Call, 'method' | 'url'>): string => `${method} ${url}`

const read = async (): Promise<ReadonlyMap<string, string>> => {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const parts = await Promise.all(
    files.map((file) => import(new URL(file, folder).href) as Promise<Record<string, unknown>>),
  )
  return new Map(
    parts.flatMap((part) =>
      Object.entries(part).flatMap(([name, value]) =>
        isCall(value) ? [[placeOf(value), name] as const] : [],
      ),
    ),
  )
}

let names: Promise<ReadonlyMap<string, string>> | undefined

/**
 * The name under which the contract exports each call, by its place. It is read from the contract's
 * own files, so that a new call has one without being entered anywhere.
 */
export const callNames = (): Promise<ReadonlyMap<string, string>> => (names ??= read())
