import { describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../../policy/policy.ts'
import {
  anOrder,
  aPolicy,
  aViewer,
  clock,
  clockAfter,
  did,
  NOW,
  recorded,
} from '../../testing/factories.ts'
import { words } from '../../testing/words.ts'
import { authorOf } from '../on-wire.ts'
import { isRefusal } from '../refusal.ts'
import { DAY, later, MINUTE, type Clock } from '../../time.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import type { Order } from '../order.ts'
import { decideRemark, saysNothingNew } from './remark.ts'
import { inEnglish } from '../../testing/in-english.ts'

type Input = Partial<Parameters<typeof decideRemark>[0]>
const decided = (input: Input, document: PolicyDocument = {}, user: PolicyDocument = {}) =>
  decideRemark(
    {
      type: 'remark',
      by: 'Meera',
      text: 'all fine',
      categories: [],
      custom_fields: {},
      extra_fields: {},
      ...input,
    },
    aPolicy(document, user),
    'receiver',
    'accepted',
  )
const why = (input: Input, document?: PolicyDocument, user?: PolicyDocument): string | null => {
  const outcome = decided(input, document, user)
  return isRefusal(outcome) ? inEnglish(outcome.refused[0]) : null
}

describe('a remark', () => {
  it('is kept with its author’s role, name and fields [REM-01, EPOD-11]', () => {
    expect(
      decided({
        text: ' all fine ',
        categories: ['Intact'],
        custom_fields: { seal: 'S1' },
        extra_fields: { gate: 3 },
      }),
    ).toEqual([
      {
        type: 'remarked',
        data: {
          name: 'Meera',
          text: 'all fine',
          categories: ['Intact'],
          action_by: 'receiver',
          custom_fields: { seal: 'S1' },
          extra_fields: { gate: 3 },
          exception: false,
          statement: 'accepted',
        },
      },
    ])
  })

  it('does not speak of the condition of goods where that is hidden [ROLE-12]', () => {
    const hidden: PolicyDocument = { dashboard_customization: { hide: { goods_condition: true } } }
    const extra_fields = { condition: 'damaged' }
    expect([
      why({ extra_fields }, hidden),
      why({ extra_fields: { delivery: 'delayed' } }, hidden),
      why({ extra_fields }),
    ]).toEqual([words.hidden(words.actions.goods_condition), null, null])
  })

  it('is an exception too where the condition comes as a list [REM-05]', () => {
    const exceptionOf = (condition: string[]) => decided({ extra_fields: { condition } })
    expect(exceptionOf(['damaged', 'shortage'])).toMatchObject([
      { data: { exception: true, extra_fields: { condition: ['damaged', 'shortage'] } } },
    ])
    expect(exceptionOf(['intact'])).toMatchObject([{ data: { exception: false } }])
  })

  it.each(['', '   '])('of %j is nobody’s, which the wire calls Anonymous [REM-01]', (by) => {
    expect(decided({ by })).toMatchObject([{ data: { name: null } }])
    expect(authorOf({ name: null })).toBe('Anonymous')
  })

  it.each(['', '  \n'])('needs a text: %j is none [REM-03]', (text) =>
    expect(why({ text })).toBe(words.remark_missing),
  )

  it('needs a category where the policy says so [REM-02]', () => {
    const under: PolicyDocument = { remark: { category_required: true } }
    expect(why({}, under)).toBe(words.remark_category_missing)
    expect(why({ categories: ['Intact'] }, under)).toBeNull()
  })
})

describe('mandatory fields of a remark', () => {
  const under: PolicyDocument = {
    order_module_config: { remarks_mandatory_field: ['status_remark', 'seal'] },
  }

  it.each<[string, Input, string | null]>([
    ['none is filled', {}, words.mandatory_remark_missing],
    ['one is blank', { custom_fields: { status_remark: '  ' } }, words.mandatory_remark_missing],
    ['one is null', { extra_fields: { seal: null } }, words.mandatory_remark_missing],
    ['one is filled', { custom_fields: { seal: 'S1' } }, null],
    [
      'one is filled beside, and no text',
      { extra_fields: { status_remark: 'Received in full' }, text: '' },
      null,
    ],
    ['a nought is filled in', { custom_fields: { seal: 0 } }, null],
    ['others, with a text', { custom_fields: { status_remark: 'Others' } }, null],
    [
      'others, without',
      { custom_fields: { status_remark: 'OTHERS' }, text: ' ' },
      words.status_remark_missing,
    ],
    [
      'others, with choices for a text',
      { custom_fields: { status_remark: 'others' }, text: 'ontime, intact' },
      words.status_remark_missing,
    ],
  ])('are judged where %s [REM-03]', (_case, input, message) =>
    expect(why(input, under)).toBe(message),
  )

  it('are the user’s where the user has any [REM-03]', () => {
    expect(
      why({ custom_fields: { seal: 'S1' } }, under, {
        config: { remarks_mandatory_field: ['gate'] },
      }),
    ).toBe(words.mandatory_remark_missing)
  })

  it('ask for the text of others in every policy [REM-03]', () =>
    expect(why({ extra_fields: { status_remark: 'others' }, text: '' })).toBe(
      words.status_remark_missing,
    ))
})

describe('what is wrong with a remark', () => {
  it.each<[Input, PolicyDocument, string, string]>([
    [{}, { remark: { category_required: true } }, 'remarks.categories', 'remark_category_missing'],
    [
      {},
      { order_module_config: { remarks_mandatory_field: ['seal'] } },
      'remarks.custom_fields',
      'mandatory_remark_missing',
    ],
    [{ text: '' }, {}, 'remarks.text', 'remark_missing'],
    [
      { custom_fields: { status_remark: ' Others ' }, text: '' },
      { order_module_config: { remarks_mandatory_field: ['status_remark'] } },
      'remarks.text',
      'status_remark_missing',
    ],
  ])('of %j under %j is said at its field [REM-02] [REM-03]', (input, document, field, code) =>
    expect(decided(input, document)).toMatchObject({ refused: [{ kind: 'rule', field, code }] }),
  )
  it('is not that it was sent twice, with spaces around it or without [REM-01]', () => {
    const again = (by: string, text: string) =>
      saysNothingNew(
        anOrder(did.remarked('all fine')),
        { type: 'remark', by, text, categories: [], custom_fields: {}, extra_fields: {} },
        'receiver',
        'accepted',
        clock,
      )
    expect([
      again(' Meera ', 'all fine'),
      again('Meera', ' all fine '),
      again('Asha', 'all fine'),
    ]).toEqual([true, true, false])
  })

  const MONDAY = later(NOW, -DAY)
  /** Did what is pressed at `at`, and comes in at NOW, say nothing new after these words? */
  const isOnRecord = (
    words_before: [text: string, time: string][],
    claim?: Clock['claim'],
  ): boolean =>
    saysNothingNew(
      words_before.reduce(
        (order, [text, time]) =>
          recorded([did.remarked(text, 'transporter')], time, order.rev + 1).reduce(evolve, order),
        anOrder(),
      ),
      {
        type: 'remark',
        by: 'Meera',
        text: 'Nobody there',
        categories: [],
        custom_fields: {},
        extra_fields: {},
      },
      'transporter',
      'delivered',
      { now: NOW, claim },
    )
  const waited = (ms: number, off = 0): Clock['claim'] => ({
    at: later(NOW, off - ms),
    device_now: later(NOW, off),
  })
  const off = 3 * DAY

  it.each<[string, [string, string][], Clock['claim'], boolean]>([
    ['of another day', [['Nobody there', MONDAY]], undefined, false],
    ['of a desk on another day', [['Nobody there', MONDAY]], { at: NOW, device_now: null }, false],
    ['of a phone on another day', [['Nobody there', MONDAY]], waited(0), false],
    ['of a wrong clock on another day', [['Nobody there', MONDAY]], waited(0, off), false],
    ['sent by hand a minute later', [['Nobody there', later(NOW, -MINUTE)]], undefined, true],
    [
      'after another word, a minute later',
      [
        ['Nobody there', later(NOW, -MINUTE)],
        ['Intact', later(NOW, -30_000)],
      ],
      undefined,
      false,
    ],
    [
      'on a phone after another word, a minute later',
      [
        ['Nobody there', later(NOW, -MINUTE)],
        ['Intact', later(NOW, -30_000)],
      ],
      waited(0),
      false,
    ],
    [
      'on a phone without a network after another word, a minute later',
      [
        ['Nobody there', later(MONDAY, -MINUTE)],
        ['Intact', later(MONDAY, -30_000)],
      ],
      waited(DAY),
      false,
    ],
    ['of the time on record', [['Nobody there', MONDAY]], waited(DAY), true],
    [
      'that was received within the tolerance, and is sent again later',
      [
        ['Nobody there', later(MONDAY, 90_000)],
        ['Intact', later(MONDAY, 100_000)],
      ],
      waited(DAY),
      true,
    ],
    [
      'of a wrong clock, and is sent again later',
      [
        ['Nobody there', later(MONDAY, 5 * MINUTE)],
        ['Intact', later(MONDAY, 6 * MINUTE)],
      ],
      waited(DAY, off),
      true,
    ],
    ['pressed before one of another day', [['Nobody there', NOW]], waited(DAY), false],
  ])(
    'in the same words %s is on record: %j %j %s [REM-01] [BULK-22]',
    (_which, before, claim, is) => expect(isOnRecord(before, claim)).toBe(is),
  )

  it('is the last word again where it was said before another one [EPOD-07]', () => {
    const say = (order: Order, text: string, minutes: number): Order => {
      const now = clockAfter(minutes * MINUTE)
      const command = { by: '', text, categories: [], custom_fields: {}, extra_fields: {} }
      const said = decide(order, { type: 'remark', ...command }, aViewer(), aPolicy(), now)
      if (isRefusal(said)) throw new Error(inEnglish(said.refused[0]))
      return recorded(said, now.now, order.rev + 1).reduce(evolve, order)
    }
    const order = ['Leakage', 'Intact', 'Leakage'].reduce(say, anOrder())
    expect(order.epod.remarks.map(({ text }) => text)).toEqual(['Leakage', 'Intact', 'Leakage'])
  })
})

describe('an exception', () => {
  it.each<[Input, boolean]>([
    [{ extra_fields: { delivery: 'delayed' } }, true],
    [{ extra_fields: { delivery: ['delayed'] } }, true],
    [{ extra_fields: { delivery: 'ontime' } }, false],
    [{ extra_fields: { condition: 'shortage' } }, true],
    [{ extra_fields: { delivery: 'ontime', condition: 'damaged, shortage' } }, true],
    [{ extra_fields: { condition: 'intact' } }, false],
    [{ extra_fields: { condition: null } }, false],
    [{ extra_fields: { condition: 'damaged', exception: false } }, true],
    [{ extra_fields: { exception: true } }, false],
    [{ extra_fields: { condition: 'intact', exception: true } }, false],
    [{ text: 'late, delayed' }, true],
    [{ text: 'ontime,intact' }, false],
    [{ text: 'ontime,damaged,shortage' }, true],
    [{ text: 'Two are wet, Delayed' }, true],
    [{ text: 'No boxes damaged, all fine' }, false],
    [{ text: 'Not delayed' }, false],
    [{ categories: ['Delayed delivery'] }, true],
    [{ categories: ['Damaged'] }, true],
    [{ categories: ['Ontime delivery', 'Intact'] }, false],
  ])(
    'is told by what was chosen, and not by what is claimed: %j is %s [REM-05]',
    (input, exception) => {
      expect(decided(input)).toMatchObject([{ data: { exception } }])
      expect(decided(input)).not.toHaveProperty('0.data.extra_fields.exception')
    },
  )

  it('is not told by what says otherwise the condition that is hidden [REM-05] [ROLE-12]', () => {
    const hidden: PolicyDocument = { dashboard_customization: { hide: { goods_condition: true } } }
    const input = { text: 'fine, damaged', categories: ['Damaged'] }
    expect(decided(input, hidden)).toMatchObject([{ data: { exception: false } }])
    expect(decided({ extra_fields: { delivery: 'delayed' } }, hidden)).toMatchObject([
      { data: { exception: true } },
    ])
  })
})
