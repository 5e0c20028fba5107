import type { BrowserContext } from 'playwright-core'
import type { Hand } from './recorder.ts'

/** Sees what is really pressed on the pages, whoever says what. */
export interface Witness {
  /** Throws where the hand counted other than what was pressed. */
  confirm(hand: Hand): void
}

/** Sits in every page that is opened from now on. */
export const witnessIn = async (context: BrowserContext): Promise<Witness> => {
  const seen = { pointer: 0, key: 0 }
  await context.exposeFunction('pressSeen', (kind: keyof typeof seen) => {
    seen[kind] += 1
  })
  await context.addInitScript(() => {
    const tell = (kind: string): unknown =>
      (globalThis as unknown as { pressSeen: (kind: string) => unknown }).pressSeen(kind)
    const held = ['Control', 'Shift', 'Alt', 'Meta']
    addEventListener('pointerdown', (event) => event.isTrusted && tell('pointer'), true)
    addEventListener(
      'keydown',
      (event) => event.isTrusted && !held.includes(event.key) && tell('key'),
      true,
    )
  })
  return {
    confirm: (hand) => {
      const { presses, typed } = hand.counted()
      const [counted, pressed] = [presses + typed, seen.pointer + seen.key]
      if (counted !== pressed)
        throw new Error(`${counted} presses were counted, and ${pressed} were seen`)
      if (hand.by === 'keyboard' && seen.pointer > 0) throw new Error('a mouse was used')
    },
  }
}
