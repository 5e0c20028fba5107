import { describe, expect, it } from 'vitest'
import * as hindi from './hi/all.ts'
import { fileSentences } from './hi/file-sentences.ts'
import { panelWords } from './hi/order-panel.ts'

describe('In Hindi', () => {
  it('has one name each for SMS, WhatsApp and a one-time password, on every page [L10N-01]', () => {
    const told = JSON.stringify(hindi)
    expect(told).toContain('एक बार का पासवर्ड')
    for (const other of ['एसएमएस', 'एलआर', 'व्हाट्सऐप', 'वन-टाइम']) expect(told).not.toContain(other)
  })

  it('a length of time that is none is told in Hindi units, and a rejection asked in Hindi order [L10N-01] [BULK-08]', () => {
    expect(fileSentences.not_tat('-3', 'hours')).toBe('“-3” घंटों में समय की अवधि नहीं है')
    expect(fileSentences.not_tat('x', 'days')).toContain('दिनों')
    expect(fileSentences.not_tat('x', 'hh:mm:ss')).toContain('hh:mm:ss')
    expect(panelWords.rejectSure('अस्वीकार करें', 'LR-1')).toBe('LR-1: अस्वीकार करें?')
  })
})
