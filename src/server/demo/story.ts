import type { LotEvent } from '../../domain/crates/crate-row.ts'
import type { Command } from '../../domain/order/commands.ts'
import type { GeoPoint } from '../../domain/order/order.ts'
import type { LinkParty } from '../../domain/policy/viewer.ts'
import { DAY, HOUR, later, MINUTE, type Instant } from '../../domain/time.ts'
import { demoRemarks, roadRemarks, type DemoRemark } from '../../presets/remarks.ts'
import type { DemoTrade } from '../../presets/trades.ts'
import type { Caller } from '../caller.ts'
import { newNonce, newReference, sha256 } from '../secrets.ts'
import type { NewLink } from '../stores/links/links.ts'
import type { Chance } from './chance.ts'
import { entryOf } from './entries.ts'
import type { DemoPicture, Pictures } from './pictures.ts'
import type { Plot } from './plots.ts'
import { begin, idAt, type DemoOrder } from './telling.ts'

/** What every story of a client is made from. */
export interface Stage {
  readonly account: Caller
  readonly trade: DemoTrade
  readonly chance: Chance
  readonly pictures: Pictures
}

/** An order's whole past, with the links that were made for it. */
export interface Story {
  readonly telling: DemoOrder
  readonly links: readonly NewLink[]
}

/** Tells the past of the order with running number `n`. */
export const tell = (stage: Stage, n: number, plot: Plot): Story => {
  const { account, chance } = stage
  const entry = entryOf(stage.trade, n, plot, chance)
  const hasCrates = account.policy.lot_module_config.enable_lot_events && n % 2 === 0
  const telling = begin(account, hasCrates ? { ...entry, lot: `LOT-${n}` } : entry, plot.added)
  const links: NewLink[] = []
  const { _id: order_id } = telling.order()
  const linkFor = (party: LinkParty, at: Instant): string => {
    const [id, expires_at] = [idAt(at), later(at, 30 * DAY)]
    telling.account(at, { type: 'create_link', link_id: id, party, expires_at })
    // Its reference is told to nobody, so that no one comes in by it.
    links.push({
      id,
      order_id,
      party,
      ref_hash: sha256(newReference()),
      created_at: at,
      created_by: account.viewer.username ?? '',
      expires_at,
    })
    return id
  }
  const quiet = plot.course === 'waiting' || plot.course === 'overdue'
  const [receiver, driver] = quiet
    ? ['', '']
    : [
        linkFor('receiver', later(plot.added, MINUTE)),
        linkFor('driver', later(plot.added, 2 * MINUTE)),
      ]
  if (hasCrates) cratesOut(telling, plot.dispatch)
  messages(telling, plot.dispatch, chance)
  const cast: Cast = { ...stage, telling, at: plot.end, receiver, driver }
  switch (plot.course) {
    case 'waiting':
    case 'overdue':
      break
    case 'on_the_way':
    case 'held_up':
      onTheRoad(cast)
      break
    case 'received':
      arrival(cast, 'fine')
      closing(cast, chance.often(0.6) ? 'receiver' : 'account')
      break
    case 'received_by_otp':
      arrival(cast, 'fine')
      byPassword(cast)
      break
    case 'trouble':
      arrival(cast, 'trouble')
      closing(cast, 'receiver')
      break
    case 'rejected':
      arrival(cast, 'rejected')
      telling.holder(receiver, 'receiver', plot.end, {
        type: 'reject',
        geo_tag: { loc: spotOf(cast) },
      })
  }
  if (hasCrates && telling.order().epod.otp.verified)
    cratesAtTheDoor(telling, later(plot.end, 5 * MINUTE), n % 6 === 0)
  return { telling, links }
}

interface Cast extends Stage {
  readonly telling: DemoOrder
  readonly at: Instant
  readonly receiver: string
  readonly driver: string
}

const messages = (telling: DemoOrder, dispatch: Instant, chance: Chance): void => {
  if (chance.often(0.15)) return
  const [spoc] = telling.order().spocs
  telling.reported(later(dispatch, 5 * MINUTE), {
    type: 'notified',
    data: {
      notificationType: 'whatsapp',
      status: chance.often(0.8) ? 'delivered' : 'not_delivered',
    },
  })
  for (const phone of spoc?.contact.phone ?? []) {
    telling.reported(later(dispatch, 7 * MINUTE), {
      type: 'contact_status',
      data: { phone, status: chance.often(0.75) ? 'DELIVERED_TO_HANDSET' : 'NOT_DELIVERED' },
    })
  }
}

const count = (
  telling: DemoOrder,
  at: Instant,
  event: LotEvent,
  crates: number,
  pallets: number,
): void =>
  telling.account(at, {
    type: 'lot_event',
    event,
    lot: telling.order().lot ?? '',
    counts: [
      { key: 'plastic crate', label: 'Plastic crate', value: crates },
      { key: 'wooden pallet', label: 'Wooden pallet', value: pallets },
    ],
  })

const cratesOut = (telling: DemoOrder, at: Instant): void =>
  count(telling, at, 'wh_out', telling.order().ship_unit ?? 4, 2)

/**
 * Full ones stay, empty ones go back; most have not been counted at home yet, and of the others one
 * is missing.
 */
const cratesAtTheDoor = (telling: DemoOrder, at: Instant, areHome: boolean): void => {
  const crates = telling.order().ship_unit ?? 4
  const given_back = Math.max(1, crates - (crates % 3))
  count(telling, at, 'pod_in', crates, 2)
  count(telling, later(at, MINUTE), 'pod_out', given_back, 2)
  if (areHome) count(telling, later(at, 20 * HOUR), 'wh_in', Math.max(1, given_back - 1), 2)
}

/** Where the receiver's gate is; a phone that was asked says it to some metres. */
const spotOf = ({ telling, chance }: Cast): GeoPoint => {
  const [latitude, longitude] = telling.order().destination.loc ?? [0, 0]
  return [
    Number((latitude + chance.int(-40, 40) / 1e5).toFixed(5)),
    Number((longitude + chance.int(-40, 40) / 1e5).toFixed(5)),
  ]
}

const photo = (
  cast: Cast,
  { digest }: DemoPicture,
  tag: 'epod' | 'spoc',
  minutes: number,
): void => {
  const { telling } = cast
  const { _id } = telling.order()
  const at = later(cast.at, -minutes * MINUTE)
  telling.holder(cast.driver, 'driver', at, {
    type: 'photo',
    photo: {
      url: `/api/files/${_id}/${digest}.jpg`,
      tag,
      file_name: tag === 'epod' ? 'delivery-note.jpg' : 'handover.jpg',
      ext: 'jpg',
      digest,
      captured_at: later(at, -MINUTE),
      place: spotOf(cast),
    },
  })
}

const onTheRoad = (cast: Cast): void => {
  const { telling, chance, driver, at } = cast
  telling.holder(
    driver,
    'driver',
    at,
    remarkOf(cast, telling.order().driver.name, {
      text: chance.pick(roadRemarks),
      categories: ['Other'],
      choices: {},
      status: 'Others',
    }),
  )
  if (chance.often(0.5)) photo(cast, chance.pick(cast.pictures.handovers), 'epod', -3)
}

const remarkOf = (
  { account }: Cast,
  by: string,
  { text, categories, choices, status }: DemoRemark,
): Command => {
  const { config, order_module_config } = account.policy
  const mandatory = [
    ...config.remarks_mandatory_field,
    ...order_module_config.remarks_mandatory_field,
  ]
  return {
    type: 'remark',
    by,
    text,
    categories: [...categories],
    custom_fields: Object.fromEntries(mandatory.map((field) => [field, status])),
    extra_fields: { ...choices },
  }
}

/** The truck is there: photos, the receiver's words, and what is wrong with the goods. */
const arrival = (cast: Cast, how: keyof typeof demoRemarks): void => {
  const { telling, chance, pictures, at, receiver, driver } = cast
  if (chance.often(0.4))
    telling.holder(driver, 'driver', later(at, -2 * HOUR), {
      type: 'outbound',
      geo_tag: { loc: [] },
    })
  const { needs_spoc_photo } = cast.account.policy.receive
  photo(cast, chance.pick(pictures.papers), 'epod', 14)
  if (needs_spoc_photo || chance.often(0.4))
    photo(cast, chance.pick(pictures.handovers), 'spoc', 12)
  const remark = chance.pick(demoRemarks[how])
  telling.holder(
    receiver,
    'receiver',
    later(at, -8 * MINUTE),
    remarkOf(cast, telling.order().spocs[0]?.name ?? '', remark),
  )
  const listed = (condition: string): { text: string; qty: number }[] | null =>
    remark.choices['condition'] === condition
      ? [
          {
            text: telling.order().Items[0]?.product_description ?? remark.text,
            qty: chance.int(1, 3),
          },
        ]
      : null
  const [missing, damaged] = [listed('shortage'), listed('damaged')]
  if (missing ?? damaged)
    telling.holder(receiver, 'receiver', later(at, -6 * MINUTE), {
      type: 'goods_condition',
      missing,
      damaged,
    })
}

const closing = (cast: Cast, who: 'receiver' | 'account'): void => {
  const { telling, chance, at, receiver } = cast
  const receive: Command = {
    type: 'receive',
    geo_tag: { loc: chance.often(0.85) ? spotOf(cast) : [] },
    spoc: telling.order().spocs[0]?.name,
  }
  if (who === 'account') telling.account(at, receive)
  else telling.holder(receiver, 'receiver', at, receive)
  rating(cast)
}

const byPassword = (cast: Cast): void => {
  const { telling, at, driver } = cast
  telling.holder(driver, 'driver', later(at, -4 * MINUTE), {
    type: 'trigger_otp',
    nonce: newNonce(),
    usage: { to_contact_in_hour: 0, by_account_in_day: 0 },
  })
  telling.holder(driver, 'driver', at, {
    type: 'verify_otp',
    matches: true,
    geo_tag: { loc: spotOf(cast) },
  })
  rating(cast)
}

const rating = ({ account, telling, chance, at, receiver }: Cast): void => {
  if (account.policy.screen.rating && chance.often(0.6))
    telling.holder(receiver, 'receiver', later(at, 3 * MINUTE), {
      type: 'rating',
      client_rating: chance.pick([5, 5, 4, 4, 3]),
    })
}
