import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { KeptDownload } from '../../../contract/bulk/kept-downloads.ts'
import { forgetSession } from '../../lib/session/session-store.ts'
import { stubStorage } from '../../lib/testing/storage.ts'
import { onSaving, saveKept, savingOf, stopSaving } from './saving.ts'

const made = { id: '7', kind: 'pods', file_name: 'PODs.zip' } as KeptDownload
const hanging = vi.fn<typeof fetch>(
  (_url, init) =>
    new Promise((_, reject) =>
      init?.signal?.addEventListener('abort', () =>
        reject(new DOMException('aborted', 'AbortError')),
      ),
    ),
)

beforeEach(() => {
  const kept = new Map([
    ['logged_in', 'true'],
    ['token', 'good'],
    [
      'user',
      JSON.stringify({
        userdata: { username: 'acme' },
        policy: { config: {} },
        expires_at: '2026-11-20',
      }),
    ],
  ])
  stubStorage({ local: kept })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', hanging)
  hanging.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

describe('a download that is being saved', () => {
  it('is known while nobody looks, and is not asked for a second time [REPT-01]', async () => {
    const heard = vi.fn<() => void>()
    const stop = onSaving(heard)
    const saved = saveKept(made)
    expect([savingOf('7'), savingOf('8')]).toEqual([{ bytes: 0, expected: null }, null])
    await saveKept(made)
    expect(hanging).toHaveBeenCalledOnce()
    stopSaving('7')
    await saved
    expect(savingOf('7')).toBeNull()
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
  })

  it('ends with the session of whoever began it [AUTH-15]', async () => {
    const saved = saveKept(made)
    forgetSession()
    await saved
    expect(savingOf('7')).toBeNull()
  })
})
