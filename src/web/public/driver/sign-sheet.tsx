import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { signatureWords } from '../../../domain/words/signature.ts'
import { t } from '../../lib/language/language.ts'
import { problemsOf } from '../../lib/signature/problems.ts'
import { usePad } from '../../lib/signature/use-pad.ts'
import { useDraft } from '../kit/draft.ts'
import { Field } from '../kit/field.tsx'
import { toFirstProblem } from '../kit/first-problem.ts'
import type { PublicPageState } from '../link/page.ts'
import './sign-sheet.css'

/** What a sheet needs: the page that takes the signature, and what follows. */
export interface SignSheetProps {
  readonly page: PublicPageState
  readonly onSigned: () => void
}

const nobody = { name: '', relation: '' }

/** A sheet to sign on by finger, with name and relation; a blank one goes nowhere (SIGN-01). */
export const SignSheet = ({ page, onSigned }: SignSheetProps) => {
  const { act, sending } = page
  const say = t(signatureWords)
  const pad = usePad()
  const { draft, change, drop } = useDraft(page, 'sign', nobody)
  const { name, relation } = draft
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({})
  const form = useRef<HTMLFormElement>(null)
  // The button that opened it is gone.
  useEffect(() => form.current?.focus(), [])
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const found = problemsOf(pad.isDrawn(), name, relation)
    setProblems(found)
    if (Object.keys(found).length > 0) return toFirstProblem()
    if (
      await act({
        signature: { name: name.trim(), relation: relation.trim(), image: pad.picture() },
      })
    ) {
      drop()
      onSigned()
    }
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={say.title}
      className="sign-sheet"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <div className="pad">
        <canvas {...pad.props}>{say.signHere}</canvas>
        {pad.isEmpty && <span aria-hidden="true">{say.signHere}</span>}
      </div>
      {problems.image !== undefined && (
        <p className="problem" role="alert">
          {problems.image}
        </p>
      )}
      <button type="button" className="button quiet" disabled={pad.isEmpty} onClick={pad.clear}>
        {say.clear}
      </button>
      <Field
        label={say.signer}
        value={name}
        onChange={(text) => change({ name: text })}
        problem={problems.name ?? null}
        autoComplete="name"
        maxLength={200}
      />
      <Field
        label={say.relation}
        value={relation}
        onChange={(text) => change({ relation: text })}
        problem={problems.relation ?? null}
        maxLength={100}
      />
      <button type="submit" className="button primary" disabled={sending !== 'no'}>
        {say.save}
      </button>
    </form>
  )
}
