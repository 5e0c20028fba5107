import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { PublicOrder } from '../../../contract/proof/links.ts'
import { amount, quantityOf, quantityTyped } from '../../lib/amount.ts'
import type { PublicPageState } from '../link/page.ts'
import { Field } from '../kit/field.tsx'
import { useCountWords } from './use-count-words.ts'

type Line = NonNullable<PublicOrder['lines']>[number]
interface Props {
  readonly page: PublicPageState
  readonly onCounted: () => void
}

const nameOf = ({ line, description }: Line): string => description ?? line

/** How many there are of each line, as the receiver counts them; one left empty is not counted. */
export const CountGoods = ({ page, onCounted }: Props) => {
  const say = useCountWords()
  const { lines = [] } = page.order
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(lines.map((one) => [one.line, one.accepted?.toString() ?? ''])),
  )
  const [isEmpty, setEmpty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // It has come to the place of the button that had the focus.
    form.current?.querySelector('input')?.focus()
  }, [])
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
