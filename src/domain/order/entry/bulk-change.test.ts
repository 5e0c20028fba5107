import { describe, expect, it } from 'vitest'
import { isLongChange, whyNotTakenBack, type ChangeMade } from './bulk-change.ts'

const made: ChangeMade = { kind: 'edit', state: 'done', changed: 412, taken_back: null }

describe('taking a change of many orders back', () => {
  it.each<[string, Partial<ChangeMade>, string | null]>([
    ['has ended', {}, null],
    ['was stopped after some', { state: 'stopped', changed: 1 }, null],
    ['broke off after some', { state: 'failed', changed: 1 }, null],
    ['waits', { state: 'waiting', changed: 0 }, 'change_running'],
    ['is under way', { state: 'running' }, 'change_running'],
    ['changed nothing', { changed: 0 }, 'changed_nothing'],
    ['told people', { kind: 'tell' }, 'messages_stay'],
    ['told people, and is under way', { kind: 'tell', state: 'running' }, 'messages_stay'],
    ['took another back', { kind: 'undo' }, 'taken_back_once'],
    ['was taken back', { taken_back: { username: 'asha' } }, 'taken_back'],
  ])('that %s: may it be? [DESK-26]', (_what, change, code) => {
    expect(whyNotTakenBack({ ...made, ...change })?.code ?? null).toBe(code)
  })
})

describe('a change of many orders', () => {
  it.each([
    [1, false],
    [20, false],
    [21, true],
    [1_000, true],
  ])('of %i orders goes on beside the page: %s [DESK-23]', (orders, is) => {
    expect(isLongChange(orders)).toBe(is)
  })
})
