import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { policyFormWords } from '../../../domain/words/policy-form.ts'
import { managementWords } from '../../../domain/words/management.ts'
import type { ConfigurationSearch } from '../../lib/location/page-search.ts'
import { shownTime } from '../../lib/language/shown-time.ts'
import { t } from '../../lib/language/language.ts'
import { refreshAccount, useSession } from '../../lib/session/session.ts'
import { Answered } from '../../ui/answered.tsx'
import { AwaitedLines } from '../../ui/awaited-lines.tsx'
import { Page } from '../../ui/page.tsx'
import { Card } from '../../ui/surface.tsx'
import type { PolicySettings, ShownGroup } from './form-setting.ts'
import { SettingsForm } from './form/form.tsx'
import { placeOf, type ColumnRow } from './form/setting.tsx'
import { DryRun } from './judge/dry-run.tsx'
import { DraftBar } from './publish/bar.tsx'
import { OvertakenNotice } from './publish/overtaken.tsx'
import { PublishDialog } from './publish/publish-dialog.tsx'
import { useCheck, type Checked, type Previewed } from './use-check.ts'
import { useDraft } from './use-draft.ts'
import { usePolicy, usePolicySettings, type StandingPolicy } from './use-policy.ts'
import { Versions } from './versions/versions.tsx'
import { ToAllClients, Views } from './views.tsx'
import './configuration.css'
import './found.css'
import './settings.css'
import './rows.css'

/** What is previewed, and for whom. */
export interface PreviewProps {
  /** The key of the client. */
  readonly client: string
  readonly checked: Checked
  readonly user: string
  readonly onUser: (user: string) => void
}

/** What draws a draft with the parts of other pages, which only a route may bring together. */
export interface DraftPictures {
  /** The whole of what a user and a receiver see. */
  readonly preview: (given: PreviewProps) => ReactNode
  /** A table of real orders by the draft. */
  readonly table: (previewed: Previewed) => ReactNode
  /** How the client's users sign in at its own provider. */
  readonly signIn: (client: string, zone: string) => ReactNode
  /** The columns that a policy shows of an order. */
  readonly columns: (policy: Previewed['policy']) => Promise<readonly ColumnRow[]>
}

interface ConfigurationProps extends DraftPictures {
  client_key: string
  search: ConfigurationSearch
  onSearch: (search: ConfigurationSearch) => void
}

/** The configuration of one client: its settings as a form, and everything done with a draft. */
export const ClientConfiguration = ({ client_key, ...rest }: ConfigurationProps) => {
  const say = t(managementWords)
  const policy = usePolicy(client_key)
  const form = usePolicySettings()
  const waiting = (
    <Page title={client_key}>
      <Card className="page-card">
        <AwaitedLines lines={10} columns={2} />
      </Card>
    </Page>
  )
  return (
    <Answered query={policy} failed={say.failed.clients} waiting={waiting}>
      {(standing) => (
        <Answered query={form} failed={say.failed.clients} waiting={waiting}>
          {(settings) => <Editor policy={standing} form={settings} {...rest} />}
        </Answered>
      )}
    </Answered>
  )
}

interface EditorProps extends Omit<ConfigurationProps, 'client_key'> {
  policy: StandingPolicy
  form: PolicySettings
}

const Editor = ({
  policy,
  form,
  search,
  onSearch,
  preview,
  table,
  signIn,
  columns,
}: EditorProps) => {
  const say = t(policyFormWords)
  const queries = useQueryClient()
  const own = useSession()?.account.userdata
  // Of another client an administrator knows but the account that is called as it is.
  const [user, setUser] = useState(() => (own?.client === policy.key ? own.username : ''))
  const [sought, seek] = useState('')
  const [isPublishing, setPublishing] = useState(false)
  const draft = useDraft(policy, form)
  const checked = useCheck(policy.key, draft.document, user)
  const zone = policy.effective.time_zone
  const view = search.view ?? 'settings'
  const group = form.groups.find((one) => one.group === search.group)?.group ?? 'dashboard'
  const latest = policy.scheduled.at(-1)

  const askAgain = async (): Promise<void> => {
    await Promise.all(
      ['policy', 'policy-versions', 'clients'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    )
    // One's own account may have other rights now.
    await refreshAccount().catch(() => null)
  }
  const go = (path: string): void => {
    const setting = form.settings.find(
      (one) =>
        path === one.path || path.startsWith(`${one.path}.`) || one.path.startsWith(`${path}.`),
    )
    if (!setting) return
    seek('')
    onSearch({ group: setting.group })
    requestAnimationFrame(() => {
      const place = document.getElementById(placeOf(setting.path))
      place?.scrollIntoView({ block: 'center' })
      place?.querySelector<HTMLElement>('.policy-control :is(input, select, button)')?.focus()
    })
  }
  const bodies: Record<typeof view, () => ReactNode> = {
    settings: () => (
      <SettingsForm
        form={form}
        group={group}
        sought={sought}
        onSeek={seek}
        draft={draft}
        refusals={checked.refusals}
        warnings={checked.warnings}
        columnsNow={async () => columns((await checked.looked())?.policy ?? policy.effective)}
        onGroup={(next: ShownGroup) => onSearch({ group: next })}
        beside={(one) => one === 'table' && checked.previewed && table(checked.previewed)}
      />
    ),
    preview: () => preview({ client: policy.key, checked, user, onUser: setUser }),
    'dry-run': () => <DryRun client_key={policy.key} document={draft.document} zone={zone} />,
    'sign-in': () => signIn(policy.key, zone),
    versions: () => (
      <Versions policy={policy} form={form} zone={zone} onChanged={() => void askAgain()} />
    ),
  }
  return (
    <div className="policy-page">
      <Page
        above={<ToAllClients />}
        title={policy.name}
        lead={[
          t(managementWords).version(policy.version),
          policy.changed_at === null
            ? ''
            : t(managementWords).changedBy(
                policy.changed_by ?? say.shipped,
                shownTime(policy.changed_at, zone, 'DD-MM-YYYY HH:mm'),
              ),
        ]
          .filter(Boolean)
          .join(' · ')}
        tools={<Views view={view} onView={(next) => onSearch({ ...search, view: next })} />}
      >
        {latest && (
          <p className="policy-waits">
            {say.waits(latest.version, shownTime(latest.effective_at, zone, 'DD-MM-YYYY HH:mm'))}
          </p>
        )}
        {draft.isOvertaken && <OvertakenNotice {...{ policy, form, draft, zone }} />}
        {bodies[view]()}
      </Page>
      <DraftBar
        {...{ form, draft, checked }}
        onGo={go}
        onView={(next) => onSearch({ ...search, view: next })}
        onPublish={() => setPublishing(true)}
      />
      {isPublishing && (
        <PublishDialog
          {...{ policy, form, draft }}
          onClose={() => setPublishing(false)}
          onOvertaken={() => {
            setPublishing(false)
            void askAgain()
            window.scrollTo({ top: 0 })
          }}
          onPublished={() => {
            setPublishing(false)
            draft.discard()
            void askAgain()
          }}
        />
      )}
    </div>
  )
}
