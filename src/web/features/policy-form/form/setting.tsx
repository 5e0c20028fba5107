import { useId } from 'react'
import type { PolicyFinding } from '../../../../contract/admin/policies.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import type { ShownSetting } from '../form-setting.ts'
import { linesOf } from '../said-value.ts'
import type { PolicyDraft } from '../use-draft.ts'
import { PlainControl } from './plain-control.tsx'
import { RowsControl } from './rows.tsx'
import { SourceOf } from './source.tsx'

/** Element of a setting's own, which findings lead to. */
export const placeOf = (path: string): string => `setting-${path}`

/** A column as the document writes it. */
export interface ColumnRow extends Readonly<Record<string, unknown>> {
  readonly text: string
  readonly value: string
}

/** A setting with the draft that it is set in. */
export interface SettingProps {
  readonly setting: ShownSetting
  readonly draft: PolicyDraft
  /** What was found in it, and what keeps it from being published first. */
  readonly refusals: readonly PolicyFinding[]
  readonly warnings: readonly PolicyFinding[]
  /** What a list of columns begins with that takes the place of the set. */
  readonly columnsNow: () => Promise<readonly ColumnRow[]>
}

const isAbout =
  (path: string) =>
  ({ field, others }: PolicyFinding): boolean =>
    [field, ...others].some((one) => one === path || one.startsWith(`${path}.`))

/** One setting: what it is called and means, its control, and where it differs. */
export const Setting = ({ setting, draft, refusals, warnings, columnsNow }: SettingProps) => {
  const say = t(policyFormWords)
  const id = useId()
  const { path, title, says, kind } = setting
  const value = draft.valueOf(setting)
  const preset = draft.presetOf(setting)
  const differs = JSON.stringify(value) !== JSON.stringify(preset)
  const isChanged = draft.changes.some((change) => change.path === path)
  const wrong = refusals.filter(isAbout(path))
  const odd = warnings.filter(isAbout(path))
  const control = {
    setting,
    value,
    id: `${id}-control`,
    names: `${id}-name`,
    describes: `${id}-says`,
    isWrong: wrong.length > 0,
    onChange: (next: unknown) => draft.set(setting, next),
  }
  return (
    <div
      className="policy-setting"
      id={placeOf(path)}
      data-setting={path}
      data-changed={isChanged || undefined}
      data-wide={kind === 'rows' || undefined}
    >
      <div className="policy-words">
        <label className="policy-title" id={control.names} htmlFor={control.id}>
          {title}
        </label>
        <p className="policy-says" id={control.describes}>
          {says}
        </p>
        <div className="policy-marks">
          <code className="policy-path">{path}</code>
          {isChanged && (
            <Button variant="quiet" icon="left" onClick={() => draft.undo(path)}>
              {say.undo}
              <span className="visually-hidden">{title}</span>
            </Button>
          )}
          {differs && (
            <>
              <span className="policy-differs" title={linesOf(preset, setting).join('\n')}>
                {say.differs}
              </span>
              <Button variant="quiet" onClick={() => draft.reset(setting)}>
                {say.reset}
                <span className="visually-hidden">{title}</span>
              </Button>
            </>
          )}
          <SourceOf path={path} draft={draft} title={title} />
        </div>
      </div>
      <div className="policy-control">
        {kind === 'rows' ? (
          <RowsControl {...control} start={columnsNow} />
        ) : (
          <PlainControl {...control} />
        )}
        {[...wrong, ...odd].map((finding) => (
          <p
            key={`${finding.code} ${finding.message}`}
            className={wrong.includes(finding) ? 'field-error' : 'policy-odd'}
          >
            <Icon name="warning" size={13} />
            {finding.message}
          </p>
        ))}
      </div>
    </div>
  )
}
