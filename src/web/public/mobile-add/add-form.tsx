import { useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react'
import { mobileWords } from '../../../domain/words/mobile-add.ts'
import { formWords } from '../../../domain/words/order-form.ts'
import { pageSentences } from '../../../domain/words/page-sentences.ts'
import { draftOf, dropDraft, keepDraft } from '../../lib/draft.ts'
import { t } from '../../lib/language/language.ts'
import { blankForm, type FormValues } from '../../lib/order-form/form-values.ts'
import { Frame } from '../kit/frame.tsx'
import { CheckIcon, TruckIcon } from '../kit/icons.tsx'
import { useSnackbar } from '../kit/snackbar.tsx'
import { AddFields } from './add-fields.tsx'
import type { PhoneSession } from './phone-session.ts'
import { FormContext, type Form } from './form-context.ts'
import { nextForm, withoutSpoc, withSpoc, withText } from './typed.ts'
import { useSend } from './use-send.ts'

const SHORT_MS = 2_000
const none: ReadonlyMap<string, string> = new Map()

interface AddFormProps {
  session: PhoneSession
  onFinish: () => void
}

/**
 * Adds one consignment after the other on a phone; what is typed is kept until it is sent (ADD-11).
 */
export const AddForm = ({
  session: {
    account: { userdata, policy, client_id },
  },
  onFinish,
}: AddFormProps) => {
  const say = t(mobileWords)
  const clock = () => ({ now: new Date().toISOString(), time_zone: policy.time_zone })
  const draft = `mobile_add:${client_id}:${userdata.username}`
  const [values, setValues] = useState<FormValues>(() => ({
    ...blankForm(clock()),
    ...(draftOf(draft) as Partial<FormValues> | null),
  }))
  const [problems, setProblems] = useState(none)
  const [added, setAdded] = useState<string | null>(null)
  const { say: tell, snackbar } = useSnackbar()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const change = (next: FormValues): void => {
    keepDraft(draft, next)
    setValues(next)
  }
  const { send, isBusy, needed } = useSend(draft, policy, {
    onAdded: (identifier) => {
      dropDraft(draft)
      setAdded(identifier)
    },
    onRefused: (wrong, message) => {
      setProblems(wrong)
      tell(
        message ?? t(pageSentences).incomplete_form,
        true,
        message === null ? SHORT_MS : undefined,
      )
    },
  })
  useEffect(() => {
    if (problems.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  useEffect(() => {
    if (added !== null) heading.current?.focus()
  }, [added])
  const shown = useMemo<Form>(
    () => ({
      values,
      problems,
      needed,
      type: (path, text) => {
        const next = withText(values, path, text)
        keepDraft(draft, next)
        setValues(next)
        if (problems.has(path))
          setProblems(new Map([...problems].filter(([field]) => field !== path)))
      },
    }),
    [values, problems, needed, draft, setProblems],
  )

  const header = (
    <p className="brand">
      <TruckIcon />
      {say.addingFor(userdata.client_name || userdata.client, userdata.username)}
    </p>
  )
  const another = (): void => {
    change(nextForm(values, clock()))
    setProblems(none)
    setAdded(null)
  }
  if (added !== null)
    return (
      <Frame
        header={header}
        footer={
          <>
            <button type="button" className="button primary" onClick={another}>
              {t(formWords).another}
            </button>
            <button type="button" className="button quiet" onClick={onFinish}>
              {say.finish}
            </button>
          </>
        }
      >
        <div className="notice added">
          <div>
            <CheckIcon />
          </div>
          <h1 ref={heading} tabIndex={-1}>
            {t(pageSentences).submitted}
          </h1>
          <p>
            <strong>{added}</strong>
          </p>
        </div>
      </Frame>
    )
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void send(values)
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Frame
        header={header}
        footer={
          <button type="submit" className="button primary" disabled={isBusy} aria-busy={isBusy}>
            {t(formWords).submit}
          </button>
        }
      >
        <h1>{say.title}</h1>
        <FormContext value={shown}>
          <AddFields
            values={values}
            policy={policy}
            onType={shown.type}
            onTell={tell}
            onAddSpoc={() => change(withSpoc(values))}
            onRemoveSpoc={(index) => change(withoutSpoc(values, index))}
          />
        </FormContext>
      </Frame>
      {snackbar}
    </form>
  )
}
