import type { ListedUserChange } from '../../../contract/users/user-changes.ts'
import { toldFields } from '../../../domain/users/told-change.ts'
import { userWords } from '../../../domain/words/users.ts'
import { t } from '../../lib/language/language.ts'
import { shownTime } from '../../lib/language/shown-time.ts'

interface Props {
  changes: readonly ListedUserChange[]
  zone: string
  onOpen: (username: string) => void
}

/** Changes line by line: what was before, what is after, who did it and why. */
export const ChangeTable = ({ changes, zone, onOpen }: Props) => {
  const say = t(userWords)
  return (
    <table className="lines users-log" aria-label={say.changes}>
      <thead>
        <tr>
          {[say.when, say.whose, say.what, say.before, say.after, say.by, say.why].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ id, at, username, action, before, after, by, why }) => (
          <tr key={id}>
            <td data-label={say.when} className="users-time">
              <time dateTime={at}>{shownTime(at, zone, 'DD-MM-YYYY HH:mm')}</time>
            </td>
            <td data-label={say.whose}>
              <button
                type="button"
                className="users-name lines-strong"
                onClick={() => onOpen(username)}
              >
                {username}
              </button>
            </td>
            <td data-label={say.what}>{say.actions[action]}</td>
            <td data-label={say.before}>
              <Fields of={before} />
            </td>
            <td data-label={say.after}>
              <Fields of={after} />
            </td>
            <td data-label={say.by} className="lines-soft">
              {by}
            </td>
            <td data-label={say.why} className="lines-soft">
              {why}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a change found or left, field by field. */
const Fields = ({ of }: { of: ListedUserChange['before'] }) => (
  <span>
    {toldFields(of, t).map(({ field, label, value }) => (
      <span key={field} className="users-field">
        <span className="lines-soft">{label}</span> {value}
      </span>
    ))}
  </span>
)
