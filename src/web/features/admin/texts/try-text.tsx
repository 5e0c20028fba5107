import { useState, type SubmitEvent } from 'react'
import type { tryText } from '../../../../contract/messages/message-texts.ts'
import type { Tried } from '../../../../domain/messages/sample.ts'
import { messageDeskWords } from '../../../../domain/words/message-desk.ts'
import { callApi } from '../../../lib/api/api.ts'
import { newSendOnce } from '../../../lib/api/send-once.ts'
import { t } from '../../../lib/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { notify } from '../../../ui/notify.ts'
import { useSystemAct } from '../systems/use-act.ts'

/** Sends the text as it stands, with the sample's values, to whoever is typed. */
export const TryText = ({
  client,
  tried,
  reason,
}: {
  client: string
  tried: Tried
  reason: string | null
}) => {
  const say = t(messageDeskWords)
  const { isBusy, wrongAt, run } = useSystemAct()
  const [sendOnce] = useState(newSendOnce)
  const [to, setTo] = useState('')
  const [isTried, setTried] = useState(false)
  const isMail = tried.channel === 'email'
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setTried(true)
    if (reason !== null || to.trim() === '') return
    void run(async () => {
      const body = { ...tried, to: to.trim() }
      const { message } = await sendOnce({ client, ...body }, (key) =>
        callApi<typeof tryText>('POST /clients/:key/messages/test', {
          params: { key: client },
          body,
          key,
        }),
      )
      notify.done(message)
    })
  }
  return (
    <form className="texts-test" aria-label={say.test} onSubmit={submit} noValidate>
      <TextField
        label={`${say.test}: ${isMail ? say.testTo.email : say.testTo.phone}`}
        hint={say.testHint}
        type={isMail ? 'email' : 'tel'}
        inputMode={isMail ? 'email' : 'tel'}
        autoComplete="off"
        maxLength={254}
        value={to}
        error={isTried && to.trim() === '' ? say.testNeeded : (wrongAt('to') ?? wrongAt('text'))}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button type="submit" icon="share" busy={isBusy} reason={reason}>
        {say.send}
      </Button>
    </form>
  )
}
