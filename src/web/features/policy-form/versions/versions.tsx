import { useState } from 'react'
import type { ListedPolicyVersion } from '../../../../contract/admin/policies.ts'
import { managementWords } from '../../../../domain/words/management.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { shownTime } from '../../../lib/language/shown-time.ts'
import { t } from '../../../lib/language/language.ts'
import { Answered } from '../../../ui/answered.tsx'
import { AwaitedLines } from '../../../ui/awaited-lines.tsx'
import { Button } from '../../../ui/button.tsx'
import { MoreLines } from '../../../ui/more-lines.tsx'
import { Card, EmptyState } from '../../../ui/surface.tsx'
import type { PolicySettings } from '../form-setting.ts'
import { ChangeList } from '../publish/change-list.tsx'
import type { StandingPolicy } from '../use-policy.ts'
import { Compare } from './compare.tsx'
import { useVersions } from './use-versions.ts'
import { VersionDialog, type VersionAct } from './version-dialog.tsx'

interface VersionsProps {
  policy: StandingPolicy
  form: PolicySettings
  zone: string
  onChanged: () => void
}

/** Every version there was: who, when, why and what; two compared, one brought back. */
export const Versions = ({ policy, form, zone, onChanged }: VersionsProps) => {
  const say = t(policyFormWords)
  const query = useVersions(policy)
  const [act, setAct] = useState<VersionAct | null>(null)
  return (
    <section className="policy-parts" aria-label={say.versions}>
      <Answered
        query={query}
        failed={say.versionsFailed}
        waiting={
          <Card className="page-card">
            <AwaitedLines lines={6} columns={3} />
          </Card>
        }
      >
        {(versions) => (
          <>
            <Compare client_key={policy.key} versions={versions} form={form} />
            <Card className="page-card">
              {versions.length === 0 ? (
                <EmptyState icon="clock" title={say.noVersions} text={say.noVersionsHint} />
              ) : (
                <ol className="policy-versions">
                  {versions.map((one) => (
                    <Version
                      key={one.version}
                      one={one}
                      form={form}
                      zone={zone}
                      isNewest={one.version === policy.latest}
                      onAct={setAct}
                    />
                  ))}
                </ol>
              )}
              <MoreLines of={query} more={t(managementWords).showMore} />
            </Card>
          </>
        )}
      </Answered>
      {act && (
        <VersionDialog
          policy={policy}
          act={act}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null)
            onChanged()
          }}
        />
      )}
    </section>
  )
}

const Version = ({
  one,
  form,
  zone,
  isNewest,
  onAct,
}: {
  one: ListedPolicyVersion
  form: PolicySettings
  zone: string
  isNewest: boolean
  onAct: (act: VersionAct) => void
}) => {
  const say = t(policyFormWords)
  const time = (at: string) => shownTime(at, zone, 'DD-MM-YYYY HH:mm')
  const { version, state, changes, why, restores, effective_at, changed_at } = one
  return (
    <li className="policy-version" data-version={version} data-state={state}>
      <header>
        <h3>{t(managementWords).version(version)}</h3>
        <span className={`policy-state policy-state-${state}`}>{say.states[state]}</span>
        <span className="policy-soft">
          {t(managementWords).changedBy(one.changed_by ?? say.shipped, time(changed_at))}
        </span>
        <span className="policy-version-acts">
          {state === 'scheduled' && isNewest && (
            <Button onClick={() => onAct({ is: 'withdraw', version })}>{say.withdraw}</Button>
          )}
          {(state === 'past' || state === 'withdrawn') && (
            <Button icon="left" onClick={() => onAct({ is: 'roll-back', version })}>
              {say.rollBack}
            </Button>
          )}
        </span>
      </header>
      <p>{why ?? say.noWhy}</p>
      {state === 'scheduled' && <p className="policy-soft">{say.holdsFrom(time(effective_at))}</p>}
      {restores !== null && <p className="policy-soft">{say.bringsBack(restores)}</p>}
      {one.withdrawn_by !== null && (
        <p className="policy-soft">{say.withdrawnBy(one.withdrawn_by, one.withdrawn_why ?? '')}</p>
      )}
      <details>
        <summary>{say.changes(changes.length)}</summary>
        <ChangeList changes={changes} form={form} />
      </details>
    </li>
  )
}
