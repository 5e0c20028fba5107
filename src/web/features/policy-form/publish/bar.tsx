import { useState } from 'react'
import type { PolicyFinding } from '../../../../contract/admin/policies.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import type { PolicySettings } from '../form-setting.ts'
import type { Checked } from '../use-check.ts'
import type { PolicyDraft } from '../use-draft.ts'
import { ChangeList } from './change-list.tsx'

interface BarProps {
  form: PolicySettings
  draft: PolicyDraft
  checked: Checked
  /** Leads to the setting with this path, or one that stands over it. */
  onGo: (path: string) => void
  onView: (view: 'preview' | 'dry-run') => void
  onPublish: () => void
}

/** What a draft changes, what is found in it, and what can be done with it. */
export const DraftBar = ({ form, draft, checked, onGo, onView, onPublish }: BarProps) => {
  const say = t(policyFormWords)
  const [open, setOpen] = useState<'changes' | 'findings' | null>(null)
  const { refusals, warnings } = checked
  const findings = refusals.length + warnings.length
  const count = draft.changes.length
  if (count === 0 && findings === 0) return null
  const reason =
    count === 0
      ? say.noChanges
      : draft.isOvertaken
        ? say.catchUpFirst
        : refusals.length > 0
          ? say.mendFirst
          : null
  const toggle = (one: 'changes' | 'findings'): void => setOpen(open === one ? null : one)
  return (
    <section className="policy-bar" aria-label={say.draft}>
      {open === 'changes' && (
        <div className="policy-bar-more">
          <ChangeList changes={draft.changes} form={form} />
        </div>
      )}
      {open === 'findings' && (
        <div className="policy-bar-more">
          <Findings title={say.refusals} findings={refusals} form={form} onGo={onGo} isHard />
          <Findings title={say.warnings} findings={warnings} form={form} onGo={onGo} />
        </div>
      )}
      <div className="policy-bar-line">
        {count > 0 && (
          <Button
            variant="quiet"
            icon="pencil"
            aria-expanded={open === 'changes'}
            onClick={() => toggle('changes')}
          >
            {say.changes(count)}
          </Button>
        )}
        {findings > 0 && (
          <Button
            variant="quiet"
            className={refusals.length > 0 ? 'policy-hard' : 'policy-soft-warning'}
            icon="warning"
            aria-expanded={open === 'findings'}
            onClick={() => toggle('findings')}
          >
            {refusals.length > 0 ? say.contradictions(findings) : say.secondLooks(findings)}
          </Button>
        )}
        <span className="policy-bar-acts">
          {count > 0 && (
            <Button variant="quiet" onClick={draft.discard}>
              {say.discard}
            </Button>
          )}
          <Button icon="clock" onClick={() => onView('dry-run')}>
            {say.dryRun}
          </Button>
          <Button icon="eye" onClick={() => onView('preview')}>
            {say.preview}
          </Button>
          <Button variant="primary" icon="upload" reason={reason} onClick={onPublish}>
            {say.publish}
          </Button>
        </span>
      </div>
    </section>
  )
}

const Findings = ({
  title,
  findings,
  form,
  onGo,
  isHard = false,
}: {
  title: string
  findings: readonly PolicyFinding[]
  form: PolicySettings
  onGo: (path: string) => void
  isHard?: boolean
}) =>
  findings.length > 0 && (
    <>
      <h3>{title}</h3>
      <ul className="policy-findings">
        {findings.map(({ field, others, code, message }) => (
          <li key={`${field} ${code} ${message}`} data-code={code}>
            <Icon name={isHard ? 'stop' : 'warning'} size={14} />
            <span>
              {message}
              {[field, ...others].map((path) => (
                <button
                  key={path}
                  type="button"
                  className="text-button policy-goes"
                  onClick={() => onGo(path)}
                >
                  {form.settings.find((one) => one.path === path)?.title ?? path}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
