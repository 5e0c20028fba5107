import { useState, type SubmitEvent } from 'react'
import { pageSentences } from '../../../domain/words/page-sentences.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { t } from '../../lib/language/language.ts'
import type { PublicRole } from './address.ts'
import { lrPath } from './lr-path.ts'
import { Field } from '../kit/field.tsx'
import { toFirstProblem } from '../kit/first-problem.ts'
import { Frame } from '../kit/frame.tsx'
import { TruckIcon } from '../kit/icons.tsx'

/** Asks for the number on the papers and the sender, and leads to that order's page (PUBL-04). */
export const AskNumber = ({ role }: { role: PublicRole }) => {
  const say = t(publicWords)
  const [lr, setLr] = useState('')
  const [client, setClient] = useState('')
  const [isTried, setTried] = useState(false)
  const lacks = (value: string, label: string): string | null =>
    isTried && value.trim() === '' ? t(pageSentences).required(label) : null
  const find = (event: SubmitEvent): void => {
    event.preventDefault()
    setTried(true)
    toFirstProblem()
    if (lr.trim() !== '' && client.trim() !== '') location.assign(lrPath(role, client, lr))
  }
  return (
    <form onSubmit={find} noValidate>
      <Frame
        header={
          <p className="brand">
            <TruckIcon />
            {say.title}
          </p>
        }
        footer={
          <button type="submit" className="button primary">
            {say.find}
          </button>
        }
      >
        <h1>{say.askTitle}</h1>
        <p>{say.askText}</p>
        <Field
          label={say.number}
          value={lr}
          onChange={setLr}
          problem={lacks(lr, say.number)}
          autoCapitalize="characters"
        />
        <Field
          label={say.client}
          value={client}
          onChange={setClient}
          problem={lacks(client, say.client)}
          autoCapitalize="none"
        />
      </Frame>
    </form>
  )
}
