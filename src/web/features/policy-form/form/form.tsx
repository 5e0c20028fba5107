import { useRef, type ReactNode } from 'react'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { t } from '../../../lib/language/language.ts'
import { IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Card, EmptyState } from '../../../ui/surface.tsx'
import type { PolicySettings, ShownGroup } from '../form-setting.ts'
import { foundBy } from '../found.ts'
import { Groups } from './groups.tsx'
import { Setting, type SettingProps } from './setting.tsx'

interface FormProps extends Omit<SettingProps, 'setting'> {
  form: PolicySettings
  group: ShownGroup
  /** What is searched for in all settings. */
  sought: string
  onSeek: (sought: string) => void
  onGroup: (group: ShownGroup) => void
  /** What stands beside the settings of a group. */
  beside: (group: ShownGroup) => ReactNode
}

/** The settings of a group, or those that are searched for in all of them. */
export const SettingsForm = ({
  form,
  group,
  sought,
  onSeek,
  onGroup,
  beside,
  ...rest
}: FormProps) => {
  const say = t(policyFormWords)
  const field = useRef<HTMLInputElement>(null)
  const clear = (): void => {
    onSeek('')
    // The button goes with what it cleared, and would take the focus along.
    field.current?.focus()
  }
  const isSearch = sought.trim() !== ''
  const shown = isSearch
    ? foundBy(form.settings, sought)
    : form.settings.filter((one) => one.group === group)
  const titleOf = (one: ShownGroup) => form.groups.find((each) => each.group === one)?.title ?? ''
  const parts = form.groups.filter((one) => shown.some((each) => each.group === one.group))
  return (
    <div className="policy-form">
      <div className="policy-side">
        <search>
          <TextField
            ref={field}
            label={say.search}
            enterKeyHint="search"
            value={sought}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => onSeek(target.value)}
            end={isSearch && <IconButton icon="close" label={say.clearSearch} onClick={clear} />}
          />
        </search>
        <Groups
          form={form}
          group={isSearch ? null : group}
          draft={rest.draft}
          onGroup={(next) => {
            onSeek('')
            onGroup(next)
          }}
        />
      </div>
      <div className="policy-parts">
        <p className="visually-hidden" aria-live="polite">
          {isSearch && say.found(shown.length)}
        </p>
        {parts.map((part) => (
          <section key={part.group} aria-label={part.title}>
            <h2>{isSearch ? titleOf(part.group) : part.title}</h2>
            {!isSearch && beside(part.group)}
            <Card className="page-card">
              {shown
                .filter((one) => one.group === part.group)
                .map((setting) => (
                  <Setting key={setting.path} setting={setting} {...rest} />
                ))}
            </Card>
          </section>
        ))}
        {shown.length === 0 && (
          <EmptyState icon="search" title={say.nothingFound} text={say.nothingFoundHint} />
        )}
      </div>
    </div>
  )
}
