import { useId, type ReactNode, type Ref } from 'react'
import { editWords } from '../../domain/words/edit-order.ts'
import { t } from '../lib/language/language.ts'
import { Button } from './button.tsx'
import { copySaid } from './copy-said.ts'
import { Icon } from './icons.tsx'
import './unsaved.css'

/** What stands in a form's fields, each with its label; '' where nothing does. */
export type TypedTexts = readonly (readonly [label: string, text: string])[]

interface UnsavedProps {
  /** Takes the focus where the form went away under somebody's hands. */
  heading?: Ref<HTMLHeadingElement>
  /** What is copied, each with what it is called. */
  typed: TypedTexts
  /** What is said of it. */
  children: ReactNode
  /** What else may be done about it. */
  acts?: ReactNode
}

/** What somebody typed and is taken no more, to be copied. */
export const Unsaved = ({ heading, typed, children, acts }: UnsavedProps) => {
  const say = t(editWords)
  const id = useId()
  const copy = (): Promise<boolean> =>
    copySaid(typed.map(([label, text]) => `${label}: ${text}`).join('\n'), say.copied)
  return (
    <section className="unsaved" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        <Icon name="warning" />
        {say.unsaved}
      </h3>
      {children}
      <div className="unsaved-acts">
        <Button icon="copy" onClick={() => void copy()}>
          {say.copyTyped}
        </Button>
        {acts}
      </div>
    </section>
  )
}
