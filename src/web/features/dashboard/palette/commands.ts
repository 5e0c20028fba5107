import type { IconName } from '../../../ui/icons.tsx'

/** One thing to do from the palette; `group` is its heading. */
export interface PaletteCommand {
  readonly id: string
  readonly group: string
  readonly icon: IconName
  readonly label: string
  readonly keys?: string
  readonly reason?: string | null
  readonly run: () => void
}

/** Another list begins with its first page, and nothing lies over it. */
export const fromFirst = {
  page: undefined,
  order: undefined,
  details: undefined,
  add: undefined,
} as const

/**
 * How well a label answers what was typed: 0 begins with it, 1 a word of it does, 2 holds every
 * typed word somewhere, null not at all.
 */
const rank = (label: string, typed: string): number | null => {
  const [text, wanted] = [label.toLowerCase(), typed.trim().toLowerCase()]
  if (text.startsWith(wanted)) return 0
  if (text.includes(` ${wanted}`)) return 1
  return wanted.split(/\s+/).every((word) => text.includes(word)) ? 2 : null
}

/**
 * The commands that answer what was typed, each group's best first; groups keep their order. All of
 * them for nothing typed.
 */
export const foundCommands = (
  commands: readonly PaletteCommand[],
  typed: string,
): PaletteCommand[] => {
  const groups = [...new Set(commands.map(({ group }) => group))]
  return commands
    .flatMap((command) => {
      const place = rank(command.label, typed)
      return place === null ? [] : [{ command, place }]
    })
    .toSorted(
      (a, b) =>
        groups.indexOf(a.command.group) - groups.indexOf(b.command.group) || a.place - b.place,
    )
    .map(({ command }) => command)
}
