import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { PublicOrder } from '../../../contract/proof/links.ts'
import { countWords } from '../../../domain/words/count-goods.ts'
import { amount, quantityOf, quantityTyped } from '../../lib/amount.ts'
import { t } from '../../lib/language/language.ts'
import type { PublicPageState } from '../link/page.ts'
import { Field } from './field.tsx'

type Line = NonNullable<PublicOrder['lines']>[number]
/** Whose count it is: of who brings the goods, or of who takes them (SIDE-01). */
export type CountKind = 'delivered' | 'accepted'

interface Props {
  readonly page: PublicPageState
  readonly kind: CountKind
  readonly onCounted: () => void
  /** Has it come to the place of a button that had the focus? */
  readonly takesFocus?: boolean
}

const nameOf = ({ line, description }: Line): string => description ?? line

/** How many there are of each line, as this party counts them; a line that is left empty is not. */
export const CountGoods = ({ page, kind, onCounted, takesFocus = false }: Props) => {
  const say = t(countWords)
  const { lines = [] } = page.order
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(lines.map((one) => [one.line, one[kind]?.toString() ?? ''])),
  )
  const [isEmpty, setEmpty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const quantities = lines.flatMap(({ line }) => {
      const quantity = quantityOf(typed[line] ?? '')
      return quantity === null ? [] : [{ line, quantity }]
    })
    setEmpty(quantities.length === 0)
    if (quantities.length > 0) void page.act({ quantities }).then((isKept) => isKept && onCounted())
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      {lines.map((one, index) => (
        <Field
          key={one.line}
          label={say.quantityOf(nameOf(one))}
          value={typed[one.line] ?? ''}
          onChange={(text) => setTyped({ ...typed, [one.line]: quantityTyped(text) })}
          hint={one.on_paper === null ? undefined : say.onPaper(amount(one.on_paper))}
          problem={isEmpty && index === 0 ? say.none : null}
          inputMode="decimal"
        />
      ))}
      <button type="submit" className="button" disabled={page.sending !== 'no'}>
        {say.save}
      </button>
    </form>
  )
}
