import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { putPolicy } from '../../../../contract/admin/policies.ts'
import { channels } from '../../../../domain/messages/channel.ts'
import { sampleOf } from '../../../../domain/messages/sample.ts'
import { smsLength } from '../../../../domain/messages/segments.ts'
import { templateProblems } from '../../../../domain/messages/template-check.ts'
import { messageVariables } from '../../../../domain/messages/template.ts'
import { withSetting } from '../../../../domain/policy/draft/edit.ts'
import { everyLanguage, languages } from '../../../../domain/words/languages.ts'
import { messageDeskWords } from '../../../../domain/words/message-desk.ts'
import { messageEvents, messageTexts } from '../../../../domain/words/message-texts.ts'
import { callApi } from '../../../lib/api/api.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceField } from '../../../ui/choice-field.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { notify } from '../../../ui/notify.ts'
import { Card } from '../../../ui/surface.tsx'
import { AskWhy } from './ask-why.tsx'
import { TryText } from './try-text.tsx'
import type { Texts } from './use-texts.ts'
import { useTyped, type TypedText } from './use-typed.ts'

type Which = Pick<
  Texts['policy']['messages']['templates'][number],
  'event' | 'channel' | 'language'
>

/** One text of a client's messages: ours or its own, edited, looked at, tried and saved. */
export const TextEditor = ({ texts }: { texts: Texts }) => {
  const say = t(messageDeskWords)
  const { policy, setup } = texts
  const [which, setWhich] = useState<Which>({
    event: 'notice',
    channel: 'sms',
    language: policy.messages.language,
  })
  const { typedIn, type } = useTyped(texts.key)
  const [isSaving, setSaving] = useState(false)
  const queries = useQueryClient()
  const askAnew = () => queries.invalidateQueries({ queryKey: ['systems', 'texts', texts.key] })
  const area = useRef<HTMLTextAreaElement>(null)
  const { event, channel, language } = which
  const own = policy.messages.templates.find(
    (one) => one.event === event && one.channel === channel && one.language === language,
  )
  const ours = messageTexts[language].texts[event]
  const kept: TypedText = { text: own?.text ?? ours, id: own?.id ?? '' }
  const name = `${event} ${channel} ${language}`
  const { text, id } = typedIn(name) ?? kept
  const isOurs = text === ours
  const isChanged = text !== kept.text || id.trim() !== kept.id
  const problems = templateProblems(event, text, own?.button)
  const sample = sampleOf({ ...which, text: isOurs ? null : text }, policy, setup)
  const { alphabet, units, segments, left } = smsLength(sample.text)
  const choose = (next: Partial<Which>): void => setWhich({ ...which, ...next })
  const setTyped = (next: TypedText): void =>
    type(name, next.text === kept.text && next.id === kept.id ? null : next)
  const insert = (value: string): void => {
    const { selectionStart: from = text.length, selectionEnd: to = from } = area.current ?? {}
    const gap = `{${value}}`
    setTyped({ id, text: text.slice(0, from) + gap + text.slice(to) })
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(from + gap.length, from + gap.length)
    })
  }
  const save = async (why: string): Promise<void> => {
    const others = policy.messages.templates.filter((one) => one !== own)
    const entry = {
      variables: [],
      button: false,
      ...own,
      ...which,
      text: isOurs ? null : text,
      id: id.trim() === '' ? null : id.trim(),
    }
    const isBlank =
      entry.text === null && entry.id === null && entry.variables.length === 0 && !entry.button
    const templates = isBlank ? others : [...others, entry]
    const path = 'messages.templates'
    const document = withSetting(texts.document, path, templates.length > 0 ? templates : undefined)
    try {
      const { message } = await callApi<typeof putPolicy>('PUT /clients/:key/policy', {
        params: { key: texts.key },
        body: { document, based_on: texts.based_on, why },
      })
      notify.done(message)
      await askAnew()
      type(name, null)
    } catch (thrown) {
      // Where somebody else was quicker, theirs is what the next try begins with.
      await askAnew()
      throw thrown
    }
  }
  return (
    <Card className="page-card texts">
      <div className="texts-which">
        <ChoiceField
          label={say.event}
          values={messageEvents}
          value={event}
          said={(one) => say.events[one]}
          onChoose={(one) => choose({ event: one })}
        />
        <ChoiceField
          label={say.channel}
          values={channels}
          value={channel}
          said={(one) => say.channels[one]}
          onChoose={(one) => choose({ channel: one })}
        />
        <ChoiceField
          label={say.language}
          values={everyLanguage}
          value={language}
          said={(one) => languages[one]}
          onChoose={(one) => choose({ language: one })}
        />
      </div>
      <div className="texts-columns">
        <div className="texts-column">
          <TextArea
            ref={area}
            label={say.text}
            lang={language}
            rows={6}
            maxLength={1_000}
            hint={isOurs ? say.ours : say.own}
            error={text.trim() === '' ? say.empty : null}
            value={text}
            onChange={({ target }) => setTyped({ id, text: target.value })}
          />
          <fieldset className="texts-insert" aria-label={say.insert}>
            {messageVariables[event].map((value) => (
              <Button key={value} icon="plus" onClick={() => insert(value)}>
                {saidName(value)}
              </Button>
            ))}
          </fieldset>
          {problems.length > 0 && (
            <ul className="texts-odd">
              {problems.map(({ kind, name: value }) => (
                <li key={`${kind} ${value}`}>
                  <Icon name="warning" size={14} />
                  {kind === 'missing' ? say.missing(saidName(value)) : say[kind](value)}
                </li>
              ))}
            </ul>
          )}
          {channel !== 'email' && (
            <TextField
              label={say.id}
              hint={say.idHint}
              maxLength={100}
              autoComplete="off"
              value={id}
              onChange={({ target }) => setTyped({ text, id: target.value })}
            />
          )}
        </div>
        <div className="texts-column">
          <h3>{say.sample}</h3>
          <p className="outbox-body" lang={language} data-sample>
            {sample.text}
          </p>
          {channel === 'sms' && (
            <p className="texts-length" aria-live="polite">
              <strong>{say.parts(segments)}</strong>
              {' · '}
              {say.length(units, say.alphabets[alphabet], left)}
            </p>
          )}
          {channel === 'email' && isOurs && language === 'en' && (
            <p className="texts-length">{say.sampleOfEmail}</p>
          )}
          <TryText
            key={channel}
            client={texts.key}
            tried={{ ...which, text: isOurs ? null : text }}
            reason={text.trim() === '' ? say.empty : null}
          />
        </div>
      </div>
      {language !== policy.messages.language && (
        <p className="texts-length">{say.notWritten(languages[policy.messages.language])}</p>
      )}
      {texts.waits && <p className="texts-length">{say.waits}</p>}
      <div className="dialog-actions">
        <Button
          variant="quiet"
          reason={isOurs ? say.ours : null}
          onClick={() => setTyped({ id, text: ours })}
        >
          {say.reset}
        </Button>
        <Button
          variant="primary"
          reason={text.trim() === '' ? say.empty : isChanged ? null : say.noChanges}
          onClick={() => setSaving(true)}
        >
          {say.save}
        </Button>
      </div>
      {isSaving && (
        <AskWhy
          title={say.saveTitle}
          hint={say.whyHint}
          act={say.save}
          onWhy={save}
          onClose={() => setSaving(false)}
        />
      )}
    </Card>
  )
}

const saidName = (name: string): string =>
  Object.entries(t(messageDeskWords).values).find(([one]) => one === name)?.[1] ?? name
