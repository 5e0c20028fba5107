import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { PublicOrder } from '../../../contract/proof/links.ts'
import { amount, quantityOf, quantityTyped } from '../../lib/amount.ts'
import type { PublicPageState } from '../link/page.ts'
import { useDraft } from '../kit/draft.ts'
import { Field } from '../kit/field.tsx'
import { toFirstProblem } from '../kit/first-problem.ts'
import { useCountWords } from './use-count-words.ts'

type Line = NonNullable<PublicOrder['lines']>[number]
interface Props {
  readonly page: PublicPageState
  /** Has it come to the place of the button that had the focus? */
  readonly takesFocus: boolean
  readonly onCounted: () => void
}

const nothing: { readonly typed: Readonly<Record<string, string>> } = { typed: {} }

const nameOf = ({ line, description }: Line): string => description ?? line

/** How many there are of each line, as the receiver counts them; one left empty is not counted. */
export const CountGoods = ({ page, takesFocus, onCounted }: Props) => {
  const say = useCountWords()
  const { lines = [] } = page.order
  const [began] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(lines.map((one) => [one.line, one.accepted?.toString() ?? ''])),
  )
  const { draft, change, drop } = useDraft(page, 'count', nothing)
  const typed = { ...began, ...draft.typed }
  const [isTold, setTold] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const quantities = lines.flatMap(({ line }) => {
    const quantity = quantityOf(typed[line] ?? '')
    return quantity === null ? [] : [{ line, quantity }]
  })
  const unreadable = quantities.find(({ quantity }) => Number.isNaN(quantity))?.line
  const problem =
    unreadable !== undefined ? say.unreadable : quantities.length === 0 ? say.none : null
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setTold(problem !== null)
    if (problem !== null) return toFirstProblem()
    // What was left as it stood may have been counted anew meanwhile.
    const changed = quantities.filter(({ line }) => typed[line] !== began[line])
    const leave = (): void => {
      drop()
      onCounted()
    }
    if (changed.length === 0) leave()
    else void page.act({ quantities: changed }).then((isKept) => isKept && leave())
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      {lines.map((one) => (
        <Field
          key={one.line}
          label={say.quantityOf(nameOf(one))}
          value={typed[one.line] ?? ''}
          onChange={(text) =>
            change({ typed: { ...draft.typed, [one.line]: quantityTyped(text) } })
          }
          hint={one.on_paper === null ? undefined : say.onPaper(amount(one.on_paper))}
          problem={isTold && one.line === (unreadable ?? lines[0]?.line) ? problem : null}
          inputMode="decimal"
        />
      ))}
      <button type="submit" className="button" disabled={page.sending !== 'no'}>
        {say.save}
      </button>
    </form>
  )
}
