import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { uploadsFor } from './kept-uploads.ts'
import type { UploadItem } from './uploads.ts'

const picked = (preview: string, state: UploadItem['state']): UploadItem => ({
  key: preview,
  file: new File([], 'a.jpg'),
  tag: 'epod',
  preview,
  state,
  progress: 0,
  message: null,
  doubts: [],
})
let username = 'acme'
const freed: string[] = []

beforeEach(() => {
  freed.length = 0
  const kept = (key: string): string | null => {
    const account = { userdata: { username }, policy: { config: {} }, expires_at: '' }
    const all = { logged_in: 'true', token: username, user: JSON.stringify(account) }
    return new Map(Object.entries(all)).get(key) ?? null
  }
  vi.stubGlobal('localStorage', { getItem: kept })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void freed.push(url))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('lets go of the pictures that have gone up, and of another account’s, and of no others [PHOT-01]', () => {
  uploadsFor('a').put([picked('a1', 'sent'), picked('a2', 'failed')])
  expect(
    uploadsFor('a')
      .items()
      .map(({ key }) => key),
  ).toEqual(['a2'])
  expect(freed).toEqual(['a1'])
  uploadsFor('b').put([picked('b1', 'sent')])
  uploadsFor('c')
  expect(freed).toEqual(['a1', 'b1'])
  username = 'another'
  expect(uploadsFor('a').items()).toEqual([])
  expect(freed).toEqual(['a1', 'b1', 'a2'])
})
