import type { SettingChange } from '../../../../domain/policy/draft/changes.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { t } from '../../../lib/language/language.ts'
import type { PolicySettings } from '../form-setting.ts'
import { linesOf } from '../said-value.ts'

/** Changes of settings, each with what it was and what it is to be. */
export const ChangeList = ({
  changes,
  form,
}: {
  changes: readonly SettingChange[]
  form: Pick<PolicySettings, 'settings'>
}) => {
  const say = t(policyFormWords)
  if (changes.length === 0) return <p className="policy-soft">{say.noChanges}</p>
  return (
    <ul className="policy-changes">
      {changes.map(({ path, before, after }) => {
        const setting = form.settings.find((one) => one.path === path)
        return (
          <li key={path} data-path={path}>
            <strong>{setting?.title ?? path}</strong>
            <code className="policy-path">{path}</code>
            <span className="policy-change">
              <del>
                <span className="visually-hidden">{say.before} </span>
                {linesOf(before, setting).join('; ')}
              </del>
              <ins>
                <span className="visually-hidden">{say.after} </span>
                {linesOf(after, setting).join('; ')}
              </ins>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
