import type { OpenedPublic } from '../../contract/links.ts'
import type { Order } from '../../domain/order/order.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import { publicRulesOf } from '../../domain/policy/public-rules.ts'
import { remarkCategories, remarkFields } from '../../domain/policy/remark-form.ts'
import type { Instant } from '../../domain/time.ts'
import { words } from '../../domain/words.ts'
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
  token = tokenFor(keys, caller.viewer, now),
): OpenedPublic => ({
  status: true,
  message: words.opened,
  token,
  result: publicOrderOf(order, caller, { now, time_zone: caller.policy.time_zone }),
  client_config: configOf(caller.policy),
})

const configOf = (policy: Policy): OpenedPublic['client_config'] => {
  const {
    wording,
    time_zone,
    receive,
    remark,
    public_url_customization,
    screen,
    order_module_config,
  } = policy
  return {
    wording: {
      reject: wording.reject ?? words.actions.reject,
      rejected: wording.rejected ?? words.cards.rejected,
    },
    time_zone,
    geolocation: receive.geolocation,
    remark_categories: remark.category_required ? [...remarkCategories] : [],
    suggestions: remark.suggestions,
    rejection_reasons: public_url_customization.additional_rejection_reasons,
    rating: screen.rating,
    hide_remark_name: order_module_config.hide_remark_name,
    hide_remark_text: order_module_config.hide_remark_text,
    goods_invoice: policy.goods_invoice,
    remark_fields: remarkFields(policy),
    rules: publicRulesOf(policy),
  }
}
