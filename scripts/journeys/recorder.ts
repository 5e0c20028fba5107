import type { Locator, Page } from 'playwright-core'

/** What a person has in the hand for a whole job. */
export type By = 'mouse' | 'keyboard'

/** What a job took of a person: clicks or keys, and characters typed besides. */
export interface Presses {
  readonly presses: number
  readonly typed: number
}

/** As much of a page as is pressed. */
export interface Pressed {
  readonly keyboard: Pick<Page['keyboard'], 'press' | 'type'>
  waitForEvent: (event: 'filechooser') => Promise<{ setFiles: (file: GivenFile) => Promise<void> }>
}

/** A file as a person has it on the machine. */
export interface GivenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

type Target = Pick<Locator, 'click' | 'dblclick' | 'evaluate' | 'waitFor'>

/** More Tabs than anybody has patience for: what they do not reach is out of reach. */
export const MOST_TABS = 250

/**
 * The one hand that works in a job: every press goes through it and is counted. By keyboard it has
 * no mouse; by mouse it types, but moves about by clicks alone.
 */
export interface Hand {
  readonly by: By
  /** One click. */
  click(target: Target): Promise<void>
  /** One click with Shift held. */
  shiftClick(target: Target): Promise<void>
  /** Two clicks, which pick the word under them. */
  pickWord(target: Target): Promise<void>
  /** A key each; what is held with it, as in Control+K, is no press of its own. */
  press(...keys: string[]): Promise<void>
  /** Goes on by Tab, or back by Shift+Tab, until the target has the focus: a key for each step. */
  tabTo(target: Target, way?: 'on' | 'back'): Promise<void>
  /** Characters into what has the focus. */
  type(text: string): Promise<void>
  /** Text that was copied elsewhere, by one press of Control+V. */
  paste(text: string): Promise<void>
  /** Presses what asks for a file: one press; the system's own dialog is not counted. */
  give(target: Target, file: GivenFile): Promise<void>
  counted(): Presses
}

/** A hand on a page; `copy` puts text where Control+V takes it from. */
export const handOn = (page: Pressed, by: By, copy: (text: string) => Promise<unknown>): Hand => {
  let [presses, typed] = [0, 0]
  const only = (mine: By): void => {
    if (by !== mine) throw new Error(`this is not done by ${by}`)
  }
  const key = async (name: string): Promise<void> => {
    presses += 1
    await page.keyboard.press(name)
  }
  const click = async (times: number, act: () => Promise<void>): Promise<void> => {
    only('mouse')
    await act()
    presses += times
  }
  return {
    by,
    click: (target) => click(1, () => target.click()),
    shiftClick: (target) => click(1, () => target.click({ modifiers: ['Shift'] })),
    pickWord: (target) => click(2, () => target.dblclick()),
    press: async (...keys) => {
      only('keyboard')
      for (const name of keys) await key(name)
    },
    tabTo: async (target, way = 'on') => {
      only('keyboard')
      await target.waitFor({ state: 'attached' })
      for (let step = 0; step <= MOST_TABS; step += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await key(way === 'on' ? 'Tab' : 'Shift+Tab')
      }
      throw new Error(`${MOST_TABS} Tabs do not lead there`)
    },
    type: async (text) => {
      typed += text.length
      await page.keyboard.type(text)
    },
    paste: async (text) => {
      await copy(text)
      await key('Control+V')
    },
    give: async (target, file) => {
      const asked = page.waitForEvent('filechooser')
      await (by === 'mouse' ? click(1, () => target.click()) : key('Enter'))
      await (await asked).setFiles(file)
    },
    counted: () => ({ presses, typed }),
  }
}
