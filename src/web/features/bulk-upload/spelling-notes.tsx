import type { SpellingPick, SpellingSum } from '../../../domain/bulk/spellings.ts'
import { bulkWords } from '../../../domain/words/bulk.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'

/** Names that are told one by one at most. */
const MOST = 5

interface Props {
  sums: readonly SpellingSum[]
  onSpell: (picks: readonly SpellingPick[]) => void
}

/**
 * Names of the file that are known here in another spelling, with the choice to take that for all
 * rows that say it, or to leave it (DESK-12).
 */
export const SpellingNotes = ({ sums, onSpell }: Props) => {
  const say = t(bulkWords).spellings
  // Where more than one is known, nobody but a person can tell which is meant.
  const clear = sums.filter(({ known }) => known.length === 1)
  const open = clear.filter(({ taken }) => taken === null)
  const isAnyOpen = open.length > 0
  const all = (isAnyOpen ? open : clear).map(({ key, name, known: [first = name] }) => ({
    key,
    name,
    known: isAnyOpen ? first : null,
  }))
  return (
    <>
      {sums.slice(0, MOST).map((sum) => (
        <p key={`${sum.key} ${sum.name}`}>
          {sum.taken === null ? say.said(sum) : say.taken(sum, sum.taken)}{' '}
          {(sum.taken === null ? sum.known : [sum.taken]).map((known, at) => (
            <Button
              key={at}
              variant="quiet"
              // Two notes may name the same spelling.
              aria-label={sum.taken === null ? say.takeFor(sum, known) : say.leaveOf(sum)}
              onClick={() =>
                onSpell([
                  { key: sum.key, name: sum.name, known: sum.taken === null ? known : null },
                ])
              }
            >
              {sum.taken === null ? say.take(known) : say.leave}
            </Button>
          ))}
        </p>
      ))}
      {sums.length > 1 && all.length > 0 && (
        <p>
          {sums.length > MOST && say.more(sums.length - MOST)}{' '}
          <Button variant="quiet" onClick={() => onSpell(all)}>
            {isAnyOpen ? say.takeAll(all.length) : say.leaveAll}
          </Button>
        </p>
      )}
    </>
  )
}
