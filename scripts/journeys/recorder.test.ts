import { describe, expect, it } from 'vitest'
import { handOn, MOST_TABS, type By } from './recorder.ts'

/** A page of so many things to reach by Tab, and what was done to it. */
const room = (by: By, things = 3) => {
  const done: string[] = []
  let at = -1
  const page = {
    keyboard: {
      press: async (key: string) => {
        done.push(key)
        if (key === 'Tab') at = (at + 1) % things
        if (key === 'Shift+Tab') at = (at - 1 + things) % things
      },
      type: async (text: string) => void done.push(`typed ${text}`),
    },
    waitForEvent: async () => ({
      setFiles: async ({ name }: { name: string }) => void done.push(`given ${name}`),
    }),
  }
  const thing = (place: number) => ({
    click: async (options?: { modifiers?: string[] }) =>
      void done.push(`click ${[...(options?.modifiers ?? []), place].join('+')}`),
    dblclick: async () => void done.push(`dblclick ${place}`),
    waitFor: async () => undefined,
    evaluate: async () => at === place,
  })
  // Of what is on a page there is only what a hand needs.
  const hand = handOn(page, by, async (text) => void done.push(`copied ${text}`))
  return { hand, done, thing: (place: number) => thing(place) as never }
}
const file = { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from('') }

describe('The recorder of presses', () => {
  it('counts each click, two of a double click, and what is typed apart', async () => {
    const { hand, thing, done } = room('mouse')
    await hand.click(thing(1))
    await hand.shiftClick(thing(2))
    await hand.pickWord(thing(1))
    await hand.type('LR-1')
    await hand.give(thing(0), file)
    expect(hand.counted()).toEqual({ presses: 5, typed: 4 })
    expect(done).toEqual([
      'click 1',
      'click Shift+2',
      'dblclick 1',
      'typed LR-1',
      'click 0',
      'given orders.csv',
    ])
  })

  it('counts each key and each step by Tab, what is held beside one not', async () => {
    const { hand, thing } = room('keyboard', 5)
    await hand.press('Control+K', 'Enter')
    await hand.tabTo(thing(2))
    await hand.tabTo(thing(2))
    await hand.tabTo(thing(1), 'back')
    await hand.paste('a\tb')
    await hand.give(thing(1), file)
    expect(hand.counted()).toEqual({ presses: 2 + 3 + 1 + 1 + 1, typed: 0 })
  })

  it('lets neither hand do what is the other’s, and gives up what Tab does not reach', async () => {
    const mouse = room('mouse')
    await expect(mouse.hand.press('Enter')).rejects.toThrow('not done by mouse')
    await expect(mouse.hand.tabTo(mouse.thing(1))).rejects.toThrow('not done by mouse')
    const keys = room('keyboard')
    await expect(keys.hand.click(keys.thing(1))).rejects.toThrow('not done by keyboard')
    await expect(keys.hand.tabTo(keys.thing(9))).rejects.toThrow(`${MOST_TABS} Tabs`)
    expect([mouse.hand.counted().presses, keys.done.includes('click 1')]).toEqual([0, false])
  })
})
