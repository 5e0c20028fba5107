import { describe, expect, it } from 'vitest'
import { usualPreferences } from '../../../domain/usual-preferences.ts'
import { settled } from './settled.ts'

const before = { ...usualPreferences, page_size: 10, density: 'comfortable' } as const

describe('A preference that was changed', () => {
  const change = { page_size: 50 } as const
  const shown = { ...before, ...change }

  it('is what the server took, or what was before where it took nothing [TABL-03]', () => {
    expect(settled(shown, change, { ...before, page_size: 25 })).toEqual({
      ...before,
      page_size: 25,
    })
    expect(settled(shown, change, before)).toEqual(before)
  })

  it('takes nothing along that was changed beside it or after it [TABL-03]', () => {
    const since = { ...shown, density: 'compact' } as const
    expect(settled(since, change, before)).toEqual({ ...since, page_size: 10 })
    expect(settled({ ...shown, page_size: 25 }, change, before)).toEqual({
      ...shown,
      page_size: 25,
    })
  })
})
