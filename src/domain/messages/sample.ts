import type { Policy } from '../policy/policy.ts'
import type { LinkParty } from '../policy/viewer.ts'
import type { Language } from '../words/languages.ts'
import { messageEvents, messageTexts, type MessageEvent } from '../words/message-texts.ts'
import type { Channel } from './channel.ts'
import { linkTo } from './public-address.ts'
import { fixedParts } from './short-link.ts'
import {
  clientTemplate,
  filledText,
  messageText,
  messageVariables,
  safeValues,
  type MessageTemplate,
  type MessageValues,
} from './template.ts'

/** A reference that was never given out. */
const REFERENCE = 'Sample1234567890Sample'
const DLT_GAP = '{#var#}'

/** What a sample is made for: who sends it, from which server, and in which language. */
export interface Sampled {
  readonly sender: string
  readonly public_url: string
  readonly language: Language
}

/** Values of a message as a real one has them, of no real order (MESG-01). */
export const sampleValues = ({ sender, public_url, language }: Sampled): MessageValues => {
  const { units, statuses, steps } = messageTexts[language]
  return safeValues({
    sender,
    identifier: 'LR-2026-004217',
    units: units.replace('{count}', '12'),
    otp: '482913',
    minutes: '10',
    until: '26-11-2026 @ 01:00 PM',
    truck: 'MH12AB1234',
    driver: 'Ravi Kumar',
    status: statuses.open,
    eta: 'ETA 24-11-2026 @ 01:00 PM',
    step: steps.photo,
    link: linkTo(public_url, 'tracking', REFERENCE),
  })
}

/** What a text is tried with: a client's policy as if this text, or ours, were its own. */
export const policyWithText = <P extends Pick<Policy, 'messages'>>(
  policy: P,
  { event, channel, language, text }: Tried,
): P => {
  const others = policy.messages.templates.filter(
    (one) => one.event !== event || one.channel !== channel || one.language !== language,
  )
  const before = policy.messages.templates.find(
    (one) => one.event === event && one.channel === channel && one.language === language,
  )
  const own = { id: null, variables: [], button: false, ...before, event, channel, language, text }
  return { ...policy, messages: { ...policy.messages, language, templates: [...others, own] } }
}

/** A text that is tried: null for ours. */
export interface Tried {
  readonly event: MessageEvent
  readonly channel: Channel
  readonly language: Language
  readonly text: string | null
}

/** A text with values as a real one has them: as it would leave, and what a template needs. */
export const sampleOf = (
  tried: Tried,
  policy: Pick<Policy, 'messages'>,
  from: Pick<Sampled, 'sender' | 'public_url'>,
): { readonly text: string; readonly template: MessageTemplate } => {
  const all = sampleValues({ ...from, language: tried.language })
  const values = Object.fromEntries(
    messageVariables[tried.event].map((name) => [name, all[name] ?? '']),
  )
  const template = { event: tried.event, values }
  return { text: messageText(template, tried.channel, policyWithText(policy, tried)), template }
}

/** Whose pages the links of such a message lead to. */
const partiesOf = (event: MessageEvent): readonly LinkParty[] => {
  if (event === 'notice') return ['tracking']
  return event === 'attempt' ? ['receiver'] : ['receiver', 'driver']
}

/** A text as operators register it: values as `{#var#}`, a link by its fixed part. */
const dltText = (
  event: MessageEvent,
  text: string,
  policy: Pick<Policy, 'messages'>,
  public_url: string,
): string => {
  const parties = partiesOf(event)
  const [part = '', ...others] = fixedParts(public_url, policy, parties)
  const fixed = others.length > 0 ? `${public_url}/` : part
  const gaps = messageVariables[event].map((name): [string, string] => [
    name,
    name === 'link' ? fixed + DLT_GAP : DLT_GAP,
  ])
  return filledText(text, Object.fromEntries(gaps))
}

/** A text to be registered. */
export interface ToRegister {
  readonly event: MessageEvent
  readonly language: Language
  readonly is_own: boolean
  readonly id: string | null
  readonly text: string
}

/** The texts of SMS in the language that a client writes in, each as operators register it. */
export const textsToRegister = (
  policy: Pick<Policy, 'messages'>,
  public_url: string,
): ToRegister[] => {
  const { language } = policy.messages
  return messageEvents.map((event) => {
    const own = clientTemplate(event, 'sms', policy)
    const text = own?.text ?? messageTexts[language].texts[event]
    return {
      event,
      language,
      is_own: own?.text != null,
      id: own?.id ?? null,
      text: dltText(event, text, policy, public_url),
    }
  })
}
