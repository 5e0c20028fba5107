import { isSentence, sentence, sentenceOf, type Param, type Sentence } from '../words/sentence.ts'
import type { Problem, Row } from './rows.ts'
import type { Stated } from './states.ts'

/**
 * Why a row is in error, alike for all rows of which the same is to be said. `lacks`: its cell of
 * `column` is empty; `wrong`: what stands there is; `row`: something is wrong with it as a whole.
 */
export interface Why {
  readonly key: string
  readonly kind: 'lacks' | 'wrong' | 'row'
  readonly column: string
  readonly label: string
  readonly said: Sentence
}

/** The problems that a row in error has of its own, or shares with the others of its order. */
export const problemsOf = (row: Row, { rows, problems }: Pick<Stated, 'rows' | 'problems'>) =>
  // What is wrong with an order of one row is wrong with that row.
  rows.length > 1 && row.problems.length > 0 ? row.problems : problems

/** The first other row of its order that holds back a row without problems of its own. */
export const heldBackBy = (row: Row, { rows }: Pick<Stated, 'rows'>): Row | undefined =>
  row.problems.length > 0
    ? undefined
    : rows.find((other) => other !== row && other.problems.length > 0)

/** Why a row is in error, each reason once; none where it is not. */
export const whysOf = (row: Row, stated: Stated): Why[] => {
  if (stated.state !== 'error' || stated.repeated.has(row)) return []
  const holder = heldBackBy(row, stated)
  if (holder) return [ofRow(sentence('row_held_back', holder.line))]
  const problems = problemsOf(row, stated)
  if (problems.length === 0) return stated.reason ? [ofRow(stated.reason)] : []
  const whys = new Map(
    problems.map((problem) => {
      const why = whyOf(row, problem)
      return [why.key, why]
    }),
  )
  return [...whys.values()]
}

const ofRow = (said: Sentence): Why => ({
  key: skeleton(said),
  kind: 'row',
  column: '',
  label: '',
  said,
})

const whyOf = (row: Row, problem: Problem): Why => {
  const { column, label } = problem
  const said = sentenceOf(problem)
  if (column === '') return ofRow(said)
  // Nothing was read, and nothing stands there that could not be.
  const lacks =
    problem.missing === true ||
    ((!row.values.has(column) || row.filled.includes(column)) &&
      !row.problems.some((own) => own.column === column))
  return lacks
    ? { key: `${column} lacks`, kind: 'lacks', column, label, said }
    : { key: `${column} ${said.code}`, kind: 'wrong', column, label, said }
}

/** What is said, without the values and lines that differ from row to row. */
const skeleton = ({ code, params = [] }: Sentence): string =>
  [code, ...params.map(named)].filter((part) => part !== '').join(' ')

const named = (param: Param): string => {
  if (isSentence(param)) return skeleton(param)
  return Array.isArray(param) ? param.map(named).join(' ') : ''
}

/** One reason over all rows in error; `said` where it is said of each in the same words. */
export interface WhySum extends Omit<Why, 'said'> {
  readonly said: Sentence | null
  /** Places of its rows, in the order of the file. */
  readonly places: readonly number[]
}

/** The rows by the reasons for which they are in error, the most frequent first. */
export const sumsOf = (
  rows: Iterable<readonly [place: number, whys: readonly Why[]]>,
): WhySum[] => {
  const sums = new Map<string, Why & { text: string; is_same: boolean; places: number[] }>()
  for (const [place, whys] of rows)
    for (const why of whys) {
      const text = JSON.stringify(why.said)
      const sum = sums.get(why.key)
      if (!sum) sums.set(why.key, { ...why, text, is_same: true, places: [place] })
      else {
        sum.is_same &&= sum.text === text
        sum.places.push(place)
      }
    }
  return [...sums.values()]
    .sort((one, other) => other.places.length - one.places.length)
    .map(({ key, kind, column, label, places, is_same, said }) => ({
      key,
      kind,
      column,
      label,
      places,
      said: is_same ? said : null,
    }))
}
