import type { OpenedPublicGiven as OpenedPublic } from '../../contract/proof/links.ts'
import { brandOf, type Brand } from '../../domain/branding/branding.ts'
import type { Order } from '../../domain/order/order.ts'
import { authorTold } from '../../domain/words/remark-told.ts'
import { wireTexts } from '../../domain/order/wire-texts.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import { languagesOf } from '../../domain/policy/client-languages.ts'
import { publicRulesOf } from '../../domain/policy/public-rules.ts'
import { remarkCategories, remarkFields } from '../../domain/policy/remark-form.ts'
import type { Instant } from '../../domain/time.ts'
import type { Translate } from '../../domain/words/catalogue.ts'
import { choiceIn } from '../../domain/words/choices.ts'
import { labelWords } from '../../domain/words/labels.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Wording } from '../../domain/words/worded.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { publicOrderOf } from './public-order.ts'
import { tokenFor } from './token.ts'

/**
 * What a public page gets when it opens: its order, what it needs of the account's configuration,
 * and a token.
 */
export const openedFor = (
  { keys }: Pick<Deps, 'keys'>,
  caller: Caller,
  order: Order,
  now: Instant,
  speak: (wording: Wording) => Translate,
  token = tokenFor(keys, caller.viewer, now),
): OpenedPublic => {
  const brand = brandOfCaller(caller)
  const result = publicOrderOf(order, caller, { now, time_zone: caller.policy.time_zone })
  return {
    status: true,
    message: sentence('opened'),
    token,
    result,
    client_config: {
      ...publicConfigOf(caller.policy, speak(caller.policy.wording)),
      ...(brand && !result.masked && { brand }),
    },
  }
}

/** A masked page tells nothing of whose order it is, and so shows nobody's brand either. */
const brandOfCaller = ({ policy, client_name, viewer }: Caller): Brand | null =>
  brandOf(policy, { key: viewer.client, name: client_name })

/** What is offered to be said, and whoever gives no name, in a reader's words where they differ. */
const labelsOf = (values: readonly string[], t: Translate): Record<string, string> =>
  Object.fromEntries(
    [
      ...values.map((value) => [value, choiceIn(t, value)]),
      [wireTexts.anonymous, authorTold(null, t)],
    ].filter(([value, label]) => value !== label),
  )

/** What a public page gets of an account's configuration, in a reader's language. */
export const publicConfigOf = (policy: Policy, t: Translate): OpenedPublic['client_config'] => {
  const labels = t(labelWords)
  const {
    wording,
    time_zone,
    receive,
    remark,
    public_url_customization,
    screen,
    order_module_config,
  } = policy
  const choices = {
    remark_categories: [...remarkCategories],
    suggestions: remark.suggestions,
    rejection_reasons: public_url_customization.additional_rejection_reasons,
  }
  const languages = languagesOf(policy)
  return {
    ...(languages && { languages }),
    wording: {
      reject: wording.reject ?? labels.actions.reject,
      rejected: wording.rejected ?? labels.cards.rejected,
    },
    time_zone,
    geolocation: receive.geolocation,
    ...choices,
    labels: labelsOf(Object.values(choices).flat(), t),
    rating: screen.rating,
    hide_remark_name: order_module_config.hide_remark_name,
    hide_remark_text: order_module_config.hide_remark_text,
    goods_invoice: policy.goods_invoice,
    remark_fields: remarkFields(policy),
    rules: publicRulesOf(policy),
  }
}
