import type { MessageEvent } from '../words/message-texts.ts'
import { messageVariables } from './template.ts'

/**
 * What is odd about a text: a gap that nothing fills, or whose brace is open, or a value that its
 * reader needs.
 */
export interface TemplateProblem {
  readonly kind: 'unknown' | 'unclosed' | 'missing'
  readonly name: string
}

/** Without these, whoever gets the message cannot do what it is for. */
const needed: Readonly<Record<MessageEvent, readonly string[]>> = {
  otp: ['otp', 'identifier'],
  delivery_code: ['otp', 'identifier'],
  access: ['otp', 'identifier'],
  outbound: ['identifier'],
  notice: ['identifier', 'link'],
  chase: ['identifier', 'link'],
  attempt: ['identifier', 'link'],
}

/** The names in a text's gaps, in their order, each once; half a gap is one too. */
const gapsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([^{}\s]*)\}?/g)].map(([, name = '']) => name)),
]

/**
 * Static check of a text (MESG-01): what is unknown in it, and what it lacks; a link that is a
 * button is not looked for. Empty means that nothing is odd.
 */
export const templateProblems = (
  event: MessageEvent,
  text: string,
  has_button = false,
): TemplateProblem[] => {
  const gaps = gapsIn(text)
  const whole = (name: string): boolean => text.includes(`{${name}}`)
  return [
    ...gaps
      .filter((name) => !messageVariables[event].includes(name) || !whole(name))
      .map((name) => ({
        kind: whole(name) ? ('unknown' as const) : ('unclosed' as const),
        name,
      })),
    ...needed[event]
      .filter((name) => !whole(name) && !(name === 'link' && has_button))
      .map((name) => ({ kind: 'missing' as const, name })),
  ]
}
