import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { askErasure } from '../../../../contract/admin/erasures.ts'
import { MOST_OF_WHY } from '../../../../domain/kept-why.ts'
import { holdWords } from '../../../../domain/words/legal-holds.ts'
import { personWords } from '../../../../domain/words/person-data.ts'
import { callApi } from '../../../lib/api/api.ts'
import { ApiFailure, messageOf } from '../../../lib/api/failure.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { notify } from '../../../ui/notify.ts'
import { personGiven, toConfirm, type AskedPerson } from './asked-person.ts'

interface Props {
  asked: AskedPerson
  photos: string[]
  onClose: () => void
}

/** Asks why, and for the person typed once more, and has the data erased. */
export const EraseForm = ({ asked, photos, onClose }: Props) => {
  const say = t(personWords)
  const queries = useQueryClient()
  const [why, setWhy] = useState('')
  const [typed, setTyped] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const text = toConfirm(asked)
  const erase = async (): Promise<void> => {
    setBusy(true)
    setFault(null)
    try {
      const { message } = await callApi<typeof askErasure>('POST /erasures', {
        body: { ...personGiven(asked), why: why.trim(), photos },
      })
      notify.done(message)
      await queries.invalidateQueries({ queryKey: ['erasures'] })
      onClose()
    } catch (thrown) {
      const fields = thrown instanceof ApiFailure ? thrown.errors : []
      setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])))
      if (fields.length === 0) setFault(messageOf(thrown))
      setBusy(false)
    }
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (isBusy) return
    const wrong = {
      ...(why.trim() === '' && { why: t(holdWords).whyNeeded }),
      ...(typed.trim() !== text && { typed: say.confirmWrong }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) void erase()
  }
  return (
    <form className="person-form person-erase" onSubmit={submit} noValidate>
      <h3>{say.eraseTitle}</h3>
      <p className="page-lead">{say.eraseHint}</p>
      <TextArea
        label={say.why}
        hint={say.whyHint}
        maxLength={MOST_OF_WHY}
        value={why}
        error={errors['why'] ?? null}
        onChange={({ target }) => setWhy(target.value)}
      />
      <TextField
        label={say.confirm(text)}
        autoComplete="off"
        maxLength={200}
        value={typed}
        error={errors['typed'] ?? null}
        onChange={({ target }) => setTyped(target.value)}
      />
      {fault !== null && (
        <p className="field-error" role="alert">
          {fault}
        </p>
      )}
      <div className="dialog-actions">
        <Button variant="danger" type="submit" busy={isBusy}>
          {say.erase}
        </Button>
      </div>
    </form>
  )
}
