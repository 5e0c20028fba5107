import { expect, it } from 'vitest'
import { idsInTitles, parseRequirements, unknownIds } from './requirements.ts'

it('reads ids, marks and texts, and nothing else', () => {
  const markdown =
    '# Title\n- **ABC-01** (now) First.\n- **A11Y-02** Second, see ABC-01.\n- A point\n' +
    'Text ABC-03\n'
  expect(parseRequirements(markdown)).toEqual([
    { id: 'ABC-01', isDue: true, text: 'First.' },
    { id: 'A11Y-02', isDue: false, text: 'Second, see ABC-01.' },
  ])
})

it('refuses an id that stands twice', () => {
  expect(() => parseRequirements('- **ABC-01** One.\n- **ABC-01** Two.\n')).toThrow(
    'ABC-01 stands twice',
  )
})

it('finds one or several ids in a title, whatever the quotes', () => {
  const ids = ['ABC-01', 'L10N-02', 'ABC-03', 'ABC-04', 'ABC-05']
  const source =
    `it('does this [${ids[0]}]', () => {})\n` +
    `test("that [${ids[1]}, ${ids[2]}]")\nit.each(cases)(\`%s [${ids[3]},${ids[4]}]\`)`
  expect(idsInTitles(source)).toEqual(ids)
})

it('finds the ids of several brackets in one title', () => {
  const [first, second] = ['ABC-01', 'ABC-02']
  expect(idsInTitles(`it('does this [${first}] [${second}]', () => {})`)).toEqual([first, second])
})

it('does not count an id outside a title', () => {
  expect(idsInTitles('// see [ABC-01]\nconst x = cells[A-01]\n')).toEqual([])
})

it('finds ids of its subjects that the document does not have, in comments too', () => {
  const rows = parseRequirements('- **ABC-01** First.\n')
  expect(unknownIds('/** Once (ABC-01, ABC-02); UTF-16. */\n// ABC-03', rows)).toEqual([
    'ABC-02',
    'ABC-03',
  ])
})
