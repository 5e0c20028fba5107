import { useId, useState, type SubmitEvent } from 'react'
import { MOST_OF_WHY } from '../../../domain/kept-why.ts'
import { settingIn, settingOver, withSetting } from '../../../domain/policy/draft/edit.ts'
import type { WrittenDocument } from '../../../domain/policy/draft/edit.ts'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { managementWords } from '../../../domain/words/management.ts'
import { policyFormWords } from '../../../domain/words/policy-form.ts'
import { userWords } from '../../../domain/words/users.ts'
import { t } from '../../lib/language/language.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/drawer.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { PlainControl } from './form/plain-control.tsx'
import { RowsControl } from './form/rows.tsx'
import type { PolicySettings, ShownGroup, ShownSetting } from './form-setting.ts'
import { foundBy } from './found.ts'
import { linesOf } from './said-value.ts'
import { usePolicy, usePolicySettings } from './use-policy.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import './settings.css'
import './rows.css'

/** What is one for all of a client's users. */
const ofTheClient: readonly ShownGroup[] = ['branding', 'retention']

interface Props {
  /** The key of the user's client. */
  client: string
  /** What the user has of its own so far. */
  document: WrittenDocument
  /** The setting to change; null where one is to be chosen. */
  path: string | null
  isBusy: boolean
  /** What the server had against it. */
  fault: string | null
  onClose: () => void
  onSure: (document: WrittenDocument, why: string) => void
}

/** One setting of a user's own, by the control of the configuration's form, beside the client's. */
export const OwnSetting = (props: Props) => {
  const say = t(policyFormWords)
  const query = usePolicySettings()
  return (
    <Dialog title={say.ownTitle} width={560} onClose={props.onClose}>
      <Answered
        query={query}
        failed={t(managementWords).failed.clients}
        waiting={<AwaitedLines lines={4} columns={1} />}
      >
        {(form) => <Chosen form={form} {...props} />}
      </Answered>
    </Dialog>
  )
}

const Chosen = ({
  form,
  client,
  document,
  path,
  isBusy,
  fault,
  onClose,
  onSure,
}: Props & { form: PolicySettings }) => {
  const say = t(policyFormWords)
  const id = useId()
  const [sought, seek] = useState('')
  const [chosen, choose] = useState(path)
  const [why, setWhy] = useState('')
  const [typed, setTyped] = useState<{ value: unknown } | null>(null)
  const clients = usePolicy(client).data?.effective
  const offered = form.settings.filter(({ group }) => !ofTheClient.includes(group))
  const setting = offered.find((one) => one.path === chosen)
  const of = (one: ShownSetting): unknown => settingIn(clients ?? {}, one)
  const own = setting && settingOver(document, clients ?? {}, setting)
  const value = typed ? typed.value : own
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (setting && !isBusy) onSure(withSetting(document, setting.path, value), why.trim())
  }
  return (
    <form
      className="policy-own"
      data-unasked={typed === null && why.trim() === '' ? true : undefined}
      onSubmit={submit}
    >
      {path === null && (
        <>
          <TextField
            label={say.search}
            type="search"
            maxLength={100}
            autoComplete="off"
            data-autofocus
            value={sought}
            onChange={({ target }) => seek(target.value)}
          />
          <div className="field">
            <label className="field-label" htmlFor={`${id}-which`}>
              {say.whichSetting}
            </label>
            <NativeSelect
              id={`${id}-which`}
              value={setting ? (chosen ?? '') : ''}
              onChange={({ target }) => {
                choose(target.value === '' ? null : target.value)
                setTyped(null)
              }}
            >
              <option value="">{say.chooseKey}</option>
              {(sought.trim() === '' ? offered : foundBy(offered, sought)).map((one) => (
                <option key={one.path} value={one.path}>
                  {one.title}
                </option>
              ))}
            </NativeSelect>
          </div>
        </>
      )}
      {setting && clients && (
        <div className="policy-setting" data-setting={setting.path} data-wide>
          <div className="policy-words">
            <label className="policy-title" id={`${id}-name`} htmlFor={`${id}-control`}>
              {setting.title}
            </label>
            <p className="policy-says" id={`${id}-says`}>
              {setting.says}
            </p>
            <code className="policy-path">{setting.path}</code>
          </div>
          <div className="policy-control">
            <SettingControl
              key={setting.path}
              setting={setting}
              value={value}
              id={`${id}-control`}
              onChange={(next) => setTyped({ value: next })}
            />
            <p className="policy-soft">
              {say.clientHas(linesOf(of(setting), setting).join(' · '))}
            </p>
          </div>
        </div>
      )}
      <TextArea
        label={say.why}
        hint={t(userWords).whyHint}
        rows={2}
        maxLength={MOST_OF_WHY}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
      {fault !== null && (
        <p className="field-error" role="alert">
          {fault}
        </p>
      )}
      <div className="dialog-actions">
        <Button variant="quiet" onClick={onClose}>
          {t(dashboardWords).cancel}
        </Button>
        <Button
          variant="primary"
          type="submit"
          busy={isBusy}
          reason={setting ? null : say.chooseKey}
        >
          {say.setOwn}
        </Button>
      </div>
    </form>
  )
}

const SettingControl = ({
  setting,
  value,
  id,
  onChange,
}: {
  setting: ShownSetting
  value: unknown
  id: string
  onChange: (value: unknown) => void
}) => {
  const control = {
    setting,
    value,
    id,
    names: id.replace(/control$/, 'name'),
    describes: id.replace(/control$/, 'says'),
    isWrong: false,
    onChange,
  }
  const rows = Array.isArray(setting.default) ? (setting.default as Record<string, unknown>[]) : []
  return setting.kind === 'rows' ? (
    <RowsControl {...control} start={() => Promise.resolve(rows)} />
  ) : (
    <PlainControl {...control} />
  )
}
