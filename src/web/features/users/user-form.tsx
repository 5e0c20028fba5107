import { useState, type SubmitEvent } from 'react'
import type { changeUser, ListedUser } from '../../../contract/users/users.ts'
import { MOST_OF_WHY } from '../../../domain/kept-why.ts'
import { userWords } from '../../../domain/words/users.ts'
import { callApi } from '../../lib/api/api.ts'
import { ApiFailure } from '../../lib/api/failure.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { notify } from '../../ui/notify.ts'
import type { WhyNotUser } from './why-not.ts'
import { problemsIn } from './problems-in.ts'
import { UserFields, type UserProblems } from './user-fields.tsx'
import { differing, patchOf, valuesOf, type UserValues } from './user-values.ts'
import { usePress, useUsersAnew } from './use-users.ts'

interface Props {
  user: ListedUser
  whyNot: WhyNotUser
}

/** The user as somebody else has made it meanwhile, out of a refusal; null where it is not that. */
const presentIn = (thrown: unknown): ListedUser | null =>
  thrown instanceof ApiFailure && thrown.code === 409
    ? ((thrown.answer as { present?: ListedUser } | null)?.present ?? null)
    : null

/** Changes a user; where somebody else did meanwhile, says what, and keeps what was typed. */
export const UserForm = ({ user, whyNot }: Props) => {
  const say = t(userWords)
  const anew = useUsersAnew()
  const [base, setBase] = useState(user)
  const [values, setValues] = useState(() => valuesOf(user))
  const [why, setWhy] = useState('')
  const [problems, setProblems] = useState<UserProblems>({})
  const [present, setPresent] = useState<ListedUser | null>(null)
  const { isBusy, press } = usePress((thrown) => {
    const now = presentIn(thrown)
    const found = problemsIn(thrown)
    if (now) setPresent(now)
    else if (found) setProblems(found)
    if (!now) notify.failure(thrown)
  })
  // Nothing typed: the form follows what is there now.
  const isTouched = differing(valuesOf(base), values).length > 0
  if (user.rev !== base.rev && !isTouched && present === null) {
    setBase(user)
    setValues(valuesOf(user))
  }
  const patch = patchOf(valuesOf(base), values)
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (!isTouched) return
    setProblems({})
    const body = { ...patch, rev: base.rev, ...(why.trim() !== '' && { why: why.trim() }) }
    const answer = await press(body, (key) =>
      callApi<typeof changeUser>('PATCH /users/:username', {
        params: { username: user.username },
        body,
        key,
      }),
    )
    if (answer === null) return
    setBase(answer.result)
    setValues(valuesOf(answer.result))
    setWhy('')
    notify.done(answer.message)
    await anew()
  }
  const goOn = (now: ListedUser): void => {
    // What was not typed here is as the other left it.
    const mine = Object.fromEntries(
      differing(valuesOf(base), values).map((field) => [field, values[field]]),
    ) as Partial<UserValues>
    setValues({ ...valuesOf(now), ...mine })
    setBase(now)
    setPresent(null)
  }
  const reason = whyNot.edit ?? (isTouched ? null : say.nothingChanged)
  return (
    <form
      className="user-form user-part"
      data-unasked={isTouched ? undefined : true}
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <h3>{say.account}</h3>
      {present && <Overtaken base={base} present={present} onGoOn={() => goOn(present)} />}
      <UserFields
        values={values}
        problems={problems}
        locked={whyNot.rights}
        onChange={(next) => setValues({ ...values, ...next })}
      />
      <TextField
        label={say.why}
        hint={say.whyHint}
        value={why}
        maxLength={MOST_OF_WHY}
        autoComplete="off"
        onChange={({ target }) => setWhy(target.value)}
      />
      {(patch.role !== undefined ||
        patch.accountType !== undefined ||
        patch.reach !== undefined) && <p className="user-soft">{say.endsSessions}</p>}
      <div className="user-save">
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          reason={present ? say.overtaken : reason}
        >
          {say.save}
        </Button>
      </div>
    </form>
  )
}

const Overtaken = ({
  base,
  present,
  onGoOn,
}: {
  base: ListedUser
  present: ListedUser
  onGoOn: () => void
}) => {
  const say = t(userWords)
  const now = valuesOf(present)
  const labels = {
    name: say.name,
    email: say.email,
    role: say.role,
    accountType: say.accountType,
    reach: say.sees,
    party: say.sees,
  }
  const fields = differing(valuesOf(base), now)
  const shown = (field: keyof UserValues): string =>
    field === 'reach' ? say.kinds[now.reach] : now[field] || say.nothing
  return (
    <div className="user-overtaken" role="alert">
      <strong>{say.overtaken}</strong>
      <p>{fields.length === 0 ? say.overtakenNone : say.overtakenText}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            {labels[field]}: {say.nowIs(shown(field))}
          </li>
        ))}
      </ul>
      <Button onClick={onGoOn}>{say.takeOver}</Button>
    </div>
  )
}
