import { useId, useState, type SubmitEvent } from 'react'
import { sentences } from '../../../../domain/words/sentences.ts'
import { proofWords } from '../../../../domain/words/proof-panel.ts'
import { signatureWords } from '../../../../domain/words/signature.ts'
import { t } from '../../../lib/language/language.ts'
import { problemsOf } from '../../../lib/signature/problems.ts'
import { usePad } from '../../../lib/signature/use-pad.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/drawer.tsx'
import { TextField } from '../../../ui/field.tsx'
import { againstNow } from '../overtaken/against.ts'
import { Overtaken } from '../overtaken/overtaken.tsx'
import type { Panel } from '../panel.ts'

/**
 * A sheet to sign on, with name and relation; what is blank is refused before it is sent (SIGN-01).
 */
export const SignDialog = ({ panel, onClose }: { panel: Panel; onClose: () => void }) => {
  const { busy, act } = panel
  const sheet = t(signatureWords)
  const id = useId()
  const pad = usePad()
  const [name, setName] = useState('')
  const [relation, setRelation] = useState('')
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({})
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (busy) return
    const found = problemsOf(pad.isDrawn(), name, relation)
    setProblems(found)
    if (Object.keys(found).length === 0)
      void act({
        signature: { name: name.trim(), relation: relation.trim(), image: pad.picture() },
      }).then((isKept) => isKept && onClose())
  }
  return (
    <Dialog title={sheet.title} width={560} onClose={onClose}>
      <form className="panel-form" onSubmit={submit} noValidate>
        <div className="pad">
          <canvas {...pad.props}>{sheet.signHere}</canvas>
          {pad.isEmpty && (
            <span className="pad-hint" aria-hidden="true">
              {sheet.signHere}
            </span>
          )}
        </div>
        {problems.image && (
          <p className="field-error" role="alert">
            {problems.image}
          </p>
        )}
        <div className="panel-pair">
          <TextField
            label={sheet.signer}
            data-autofocus
            maxLength={200}
            autoComplete="name"
            error={problems.name ?? null}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label={sheet.relation}
            maxLength={100}
            list={`${id}-relations`}
            error={problems.relation ?? null}
            value={relation}
            onChange={({ target }) => setRelation(target.value)}
          />
          <datalist id={`${id}-relations`}>
            {sheet.relations.map((known) => (
              <option key={known}>{known}</option>
            ))}
          </datalist>
        </div>
        <Overtaken
          panel={panel}
          action="signature"
          typed={[
            [sheet.signer, name.trim()],
            [sheet.relation, relation.trim()],
          ]}
        />
        <div className="dialog-actions">
          <Button
            variant="quiet"
            reason={pad.isEmpty ? t(sentences).signature_blank : null}
            onClick={pad.clear}
          >
            {sheet.clear}
          </Button>
          <span className="panel-gap" />
          <Button onClick={onClose}>{t(proofWords).cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            reason={againstNow(panel, 'signature')}
            busy={busy}
          >
            {sheet.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
