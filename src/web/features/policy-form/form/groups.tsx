import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { t } from '../../../lib/language/language.ts'
import type { PolicySettings, ShownGroup } from '../form-setting.ts'
import type { PolicyDraft } from '../use-draft.ts'
import { NativeSelect } from '../../../ui/native-select.tsx'

interface GroupsProps {
  form: PolicySettings
  /** The one that is shown; null while all of them are searched. */
  group: ShownGroup | null
  draft: PolicyDraft
  onGroup: (group: ShownGroup) => void
}

/** The groups of settings, each with how many of it were changed; a list, on phones a select. */
export const Groups = ({ form, group, draft, onGroup }: GroupsProps) => {
  const say = t(policyFormWords)
  const changedIn = (one: ShownGroup): number =>
    draft.changes.filter(({ path }) =>
      form.settings.some((setting) => setting.group === one && setting.path === path),
    ).length
  return (
    <>
      <nav className="policy-groups" aria-label={say.groups}>
        {form.groups.map((one) => {
          const count = changedIn(one.group)
          return (
            <button
              key={one.group}
              type="button"
              className="policy-group"
              aria-current={one.group === group ? 'true' : undefined}
              onClick={() => onGroup(one.group)}
            >
              {one.title}
              {count > 0 && (
                <span className="policy-count" aria-label={say.changes(count)}>
                  {count}
                </span>
              )}
            </button>
          )
        })}
      </nav>
      <NativeSelect
        className="policy-groups-narrow"
        aria-label={say.groups}
        value={group ?? ''}
        onChange={({ target }) =>
          onGroup(form.groups.find((one) => one.group === target.value)?.group ?? 'dashboard')
        }
      >
        {group === null && <option value="">{say.searchedAll}</option>}
        {form.groups.map((one) => (
          <option key={one.group} value={one.group}>
            {one.title}
          </option>
        ))}
      </NativeSelect>
    </>
  )
}
