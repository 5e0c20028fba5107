import {
  arePhones,
  digitsIn,
  isEmail,
  nationalPhones,
  splitContacts,
  type PhoneRule,
} from '../../../../domain/contact.ts'
import type { Channel } from '../../../../domain/messages/channel.ts'
import { noticeLimits } from '../../../../domain/order/parties/notice.ts'
import { officeSentences } from '../../../../domain/words/office-sentences.ts'
import { sentences } from '../../../../domain/words/sentences.ts'
import { dialogWords } from '../../../../domain/words/desk-dialogs.ts'
import { t } from '../../../lib/language/language.ts'

/** Ways to tell somebody of an order, as the API names them. */
export const channels = ['email', 'sms', 'whatsapp'] as const satisfies readonly Channel[]

/** What stands in the form for a way: whether it is ticked, and the addresses as typed. */
export type TellForm = Readonly<Record<Channel, { readonly isOn: boolean; readonly typed: string }>>

/** Nothing is ticked or typed. */
export const emptyForm: TellForm = {
  email: { isOn: false, typed: '' },
  sms: { isOn: false, typed: '' },
  whatsapp: { isOn: false, typed: '' },
}

/**
 * A way with what was typed for it: addresses are typed to be told of, so a field that is filled
 * ticks its way, and one that is emptied takes the tick away.
 */
export const typedFor = (typed: string): TellForm[Channel] => ({
  isOn: splitContacts(typed).length > 0,
  typed,
})

/** Why people cannot be told of so many orders in one go; null where they can. */
export const whyTooMany = (count: number): string | null =>
  count > noticeLimits.orders ? t(dialogWords).tooManyTold(noticeLimits.orders, count) : null

/** What is sent for a form. */
export interface NotifyRequest {
  readonly notificationType: Channel[]
  readonly targets: { readonly emails: string[]; readonly phones: string[] }
}

/** What is wrong with a form: a sentence for a field, or for the whole where `channel` is null. */
export interface Wrong {
  readonly channel: Channel | null
  readonly message: string
}

/**
 * What a form says, with the offered ways alone (SHAR-01, SHAR-02). `needs_targets`: each counts
 * only with addresses, and one is needed; without, a ticked way may be left empty, which means the
 * contacts on record. Addresses of a way that is not ticked are refused, not left out.
 */
export const readForm = (
  form: TellForm,
  offered: readonly Channel[],
  needs_targets: boolean,
  rule: PhoneRule,
): NotifyRequest | Wrong => {
  const say = t(sentences)
  const dialogs = t(dialogWords)
  const ticked = offered.filter(
    (channel) =>
      form[channel].isOn && (!needs_targets || splitContacts(form[channel].typed).length > 0),
  )
  if (ticked.length === 0) return { channel: null, message: say.sharing_missing }
  const typed = (channel: Channel): string[] => splitContacts(form[channel].typed)
  // Addresses that stand there and get nothing would be dropped in silence.
  const dropped = offered.find((channel) => !form[channel].isOn && typed(channel).length > 0)
  if (dropped) return { channel: dropped, message: dialogs.unticked(dialogs.channels[dropped]) }
  const badly = ticked.find((channel) =>
    channel === 'email' ? !typed(channel).every(isEmail) : !arePhones(typed(channel), rule),
  )
  if (badly)
    return {
      channel: badly,
      message:
        badly === 'email'
          ? say.email_invalid
          : say.phone_invalid(digitsIn(rule.least_digits, rule.most_digits)),
    }
  const phones = nationalPhones(
    ticked.filter((channel) => channel !== 'email').flatMap(typed),
    rule,
  )
  const named = new Set([...phones, ...(ticked.includes('email') ? typed('email') : [])])
  if (named.size > noticeLimits.targets)
    return { channel: null, message: t(officeSentences).too_many_targets(noticeLimits.targets) }
  return {
    notificationType: ticked,
    targets: {
      emails: ticked.includes('email') ? typed('email') : [],
      phones,
    },
  }
}
