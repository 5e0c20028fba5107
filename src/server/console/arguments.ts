import { parseArgs } from 'node:util'
import { Misused, type ConsoleCommand, type Described, type Given } from './command.ts'

/** What was asked for: a command with what it takes, or help. */
export interface Asked {
  readonly command: ConsoleCommand | null
  readonly given: Given
  /** Answer as one line of JSON. */
  readonly json: boolean
}

const common = { json: { type: 'boolean' }, help: { type: 'boolean' } } as const

const commandIn = <Named extends Described>(
  words: readonly string[],
  commands: readonly Named[],
): Named => {
  const found = commands.find(
    ({ name }) => words.slice(0, name.split(' ').length).join(' ') === name,
  )
  if (found) return found
  throw new Misused(`There is no command '${words.slice(0, 2).join(' ')}'.`)
}

/**
 * Reads the arguments of the command line; of `others`, which run elsewhere, help alone can be
 * asked for. Throws Misused.
 */
export const askedFor = (
  argv: readonly string[],
  commands: readonly ConsoleCommand[],
  others: readonly Described[] = [],
): Asked => {
  const words = argv.slice(0, argv.findIndex((word) => word.startsWith('-')) >>> 0)
  const isOther = others.some(({ name }) => name === words[0])
  if (words.length === 0 || words[0] === 'help' || (isOther && argv.includes('--help'))) {
    const of = words[0] === 'help' ? words.slice(1) : words
    const values = of.length > 0 ? [commandIn(of, [...commands, ...others]).name] : []
    return { command: null, given: { values, options: {} }, json: argv.includes('--json') }
  }
  const command = commandIn(words, commands)
  const options = Object.entries(command.options).map(
    ([name, { takes }]) => [name, { type: takes === null ? 'boolean' : 'string' }] as const,
  )
  const { values, positionals } = parsed(argv.slice(command.name.split(' ').length), {
    ...common,
    ...Object.fromEntries(options),
  })
  const { json = false, help = false, ...rest } = values
  if (help === true)
    return { command: null, given: { values: [command.name], options: {} }, json: json === true }
  if (positionals.length !== command.takes.length)
    throw new Misused(`Usage: npm run admin -- ${usageOf(command)}`)
  const texts = Object.entries(rest).map(([name, value]) => [name, value === true ? '' : value])
  return {
    command,
    given: {
      values: positionals,
      options: Object.fromEntries(texts) as Record<string, string | undefined>,
    },
    json: json === true,
  }
}

const parsed = (
  args: readonly string[],
  options: Record<string, { type: 'boolean' | 'string' }>,
): { values: Record<string, unknown>; positionals: string[] } => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new Misused(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/** A command as one types it. */
export const usageOf = ({ name, takes, options }: Described): string =>
  [
    name,
    ...takes.map((one) => `<${one}>`),
    ...Object.entries(options).map(
      ([option, { takes: value }]) => `[--${option}${value === null ? '' : ` <${value}>`}]`,
    ),
  ].join(' ')

/** What can be asked for; of one command, with its options. */
export const helpOf = (commands: readonly Described[], name: string | undefined): string[] => {
  const one = commands.find((command) => command.name === name)
  if (!one)
    return [
      'Usage: npm run admin -- <command>',
      '',
      ...commands.flatMap((command) => [`  ${usageOf(command)}`, `      ${command.says}`]),
      '',
      'Every command takes --json (one line of JSON on standard output) and --help.',
      'Ends with 0: done; 1: refused or impossible, nothing changed; 2: called wrongly;',
      '3: done, and something was found that somebody should look at.',
      'Settings are those of the server: DATABASE_URL, EPOD_DATA_DIR, EPOD_SECRET. The embedded',
      'database is opened by one process at a time: stop the server first.',
    ]
  return [
    `Usage: npm run admin -- ${usageOf(one)}`,
    '',
    one.says,
    ...Object.entries(one.options).map(([option, { says }]) => `  --${option}: ${says}`),
  ]
}
