import { describe, expect, it } from 'vitest'
import { foundCommands, type PaletteCommand } from './commands.ts'

const command = (group: string, label: string): PaletteCommand => ({
  id: label,
  group,
  icon: 'plus',
  label,
  run: () => undefined,
})
const commands = [
  command('Actions', 'Download Reports'),
  command('Actions', 'Report a problem'),
  command('Actions', 'Add'),
  command('Pages', 'History'),
  command('Views', 'Late from Pune'),
]
const found = (typed: string) => foundCommands(commands, typed).map(({ label }) => label)

describe('the commands of the palette', () => {
  it('are all there for nothing typed, in their order', () =>
    expect(found(' ')).toEqual(commands.map(({ label }) => label)))
  it('are found by any word in any case, those that begin with it first', () => {
    expect(found('rep')).toEqual(['Report a problem', 'Download Reports'])
    expect(found('PUNE late')).toEqual(['Late from Pune'])
    expect(found('nothing like it')).toEqual([])
  })
  it('keep their groups together', () =>
    expect(found('o')).toEqual([
      'Download Reports',
      'Report a problem',
      'History',
      'Late from Pune',
    ]))
})
