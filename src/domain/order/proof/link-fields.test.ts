import { expect, it } from 'vitest'
import type { PolicyDocument } from '../../policy/policy.ts'
import { anOrder, aPolicy, aViewer, byLink, clock } from '../../testing/factories.ts'
import { inEnglish } from '../../testing/in-english.ts'
import { words } from '../../testing/words.ts'
import { decide } from '../decide.ts'
import type { FreeLists } from '../order.ts'
import { isRefusal } from '../refusal.ts'

const desk = aViewer()
const vendor = aViewer({ kind: 'vendor', transporter: 'Roadrunner' })
const described: PolicyDocument = {
  config: { remarks_mandatory_field: ['gate'] },
  order_module_config: {
    additional_field_in_epod: [{ key: 'seal', label: 'Seal', field_type: 'text', values: [] }],
  },
}

it.each<[string, typeof desk, FreeLists, PolicyDocument, string | null]>([
  ['receiver', byLink('receiver'), { delivery: 'ontime', exception: true }, {}, null],
  ['receiver', byLink('receiver'), { condition: 'intact' }, {}, null],
  ['receiver', byLink('receiver'), { seal: 'S1', gate: '4' }, described, null],
  ['receiver', byLink('receiver'), { seal: 'S1' }, {}, 'seal'],
  ['driver', byLink('driver'), { gate: '4', receiver_name: 'Asha' }, described, 'receiver_name'],
  ['driver', byLink('driver'), { junk: '' }, {}, 'junk'],
  ['driver', byLink('driver'), { extra: [1, 2] }, {}, 'extra'],
  ['desk', desk, { junk: 'x', extra: [1] }, {}, null],
  ['vendor', vendor, { junk: 'x' }, {}, null],
])(
  'a remark of the %s’s link fills what its form asks for, and no other field of the order: %j [LINK-01] [REM-07]',
  (_who, viewer, extra_fields, document, unknown) => {
    const command = { by: '', text: 'here', categories: [], custom_fields: {}, extra_fields }
    const outcome = decide(
      anOrder(),
      { type: 'remark', ...command },
      viewer,
      aPolicy(document),
      clock,
    )
    const why = isRefusal(outcome) ? outcome.refused[0] : null
    expect([why?.field ?? null, why && inEnglish(why)]).toEqual(
      unknown === null
        ? [null, null]
        : [`extra_fields.${unknown}`, words.field_wrong(`“${unknown}”`, words.unknown_field)],
    )
  },
)
