import type { Msg91Settings } from '../../message-provider-settings.ts'
import { askProvider, needsPhone, refuseByStatus, textAt } from './ask-provider.ts'
import { Undeliverable, type Gateway, type WhyUndeliverable } from './messages.ts'

/** Codes that speak of the message or its receiver. */
const final: Readonly<Record<string, WhyUndeliverable>> = {
  '101': 'wrong_number',
  '102': 'refused',
  '105': 'refused',
  '202': 'wrong_number',
  '310': 'refused',
  '400': 'refused',
}
/** The same request came twice within ten seconds: the first was taken. */
const TAKEN_BEFORE = '311'

/**
 * SMS by a flow of MSG91: `POST /api/v5/flow`, JSON, the key in the header `authkey`. What is sent
 * is the id of a flow, which is mapped there to the template that is registered with the operators
 * (DLT), and its variables under our names for them. Numbers go without the plus.
 */
export const msg91Gateway = ({
  url,
  auth_key,
  sender,
  template_id,
  limits,
}: Msg91Settings): Gateway => ({
  name: 'msg91',
  limits,
  send: async (message, cut) => {
    needsPhone(message)
    const { template } = message
    const flow = template?.id ?? template_id
    if (flow === undefined)
      throw new Undeliverable('no template is registered for this message at MSG91')
    const from = message.sender ?? sender
    // A flow for all texts has the whole of it as its one variable.
    const values = template?.values ?? [{ name: 'text', value: message.body.trim() }]
    const answer = await askProvider(
      `${url}/api/v5/flow`,
      {
        method: 'POST',
        headers: {
          authkey: auth_key,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: JSON.stringify({
          template_id: flow,
          ...(from === undefined ? {} : { sender: from }),
          short_url: '0',
          recipients: [
            {
              mobiles: message.recipient.slice(1),
              ...Object.fromEntries(values.map(({ name, value }) => [name, value])),
            },
          ],
        }),
      },
      cut,
    )
    const { status, json } = answer
    // Mistakes are answered with 200 too.
    const type = textAt(json, 'type')
    const request = textAt(json, 'request_id') || textAt(json, 'message')
    if (status < 300 && type === 'success' && request !== '') return { provider_id: request }
    const code = textAt(json, 'code')
    if (code === TAKEN_BEFORE) return { provider_id: message.id }
    const said = `msg91 ${status} ${code} ${textAt(json, 'message')}`.trim()
    refuseByStatus(answer, said)
    const why = final[code]
    if (why) throw new Undeliverable(said, { why })
    throw new Error(said)
  },
})
