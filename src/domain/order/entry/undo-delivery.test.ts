import { describe, expect, it } from 'vitest'
import {
  aPolicy,
  aViewer,
  anOrder,
  clock,
  created,
  did,
  NOW,
  recorded,
} from '../../testing/factories.ts'
import { HOUR, later } from '../../time.ts'
import type { Command } from '../commands.ts'
import { decide } from '../decide.ts'
import type { OrderEvent, Recorded } from '../events.ts'
import { evolve, replay } from '../evolve.ts'
import { isRefusal } from '../refusal.ts'
import { deliveryCommands } from '../../bulk/deliveries/delivery-commands.ts'
import { undoingDelivery } from './undo-delivery.ts'

const viewer = aViewer({ kind: 'distributor', name: 'Sharma' })
const policy = aPolicy({
  show_receive_button: true,
  dashboard_customization: { bulk_upload: true },
})
const UPLOAD = 'upload-1'

/** The log after these commands, which came with an upload. */
const after = (log: readonly Recorded[], commands: readonly Command[], import_id?: string) => {
  let all = [...log]
  for (const command of commands) {
    const order = replay(all)
    if (!order) throw new Error('a log is an order')
    const outcome = decide(order, command, viewer, policy, clock)
    if (isRefusal(outcome)) throw new Error(outcome.refused[0].code)
    all = [
      ...all,
      ...recorded(outcome, NOW, all.length + 1).map((event) =>
        import_id === undefined ? event : { ...event, import_id },
      ),
    ]
  }
  return all
}
const before = recorded([created(), did.remarked('Call first', 'client'), did.photo('old')])
const input = {
  identifier: 'LR-1',
  outcome: 'received' as const,
  at: later(NOW, -HOUR),
  remark: 'Two boxes damaged',
  condition: ['damaged' as const],
  rating: 2,
  lines: [{ accepted: 8, damaged: 2 }],
}
const delivered = (changes: Partial<typeof input> = {}) =>
  after(before, deliveryCommands(anOrder(), { ...input, ...changes }, { viewer, policy }), UPLOAD)
const undo = (log: readonly Recorded[]) => {
  const [order, command] = [
    replay(log),
    undoingDelivery(log, UPLOAD, before.length + 1, 'Wrong file'),
  ]
  if (!order || !command) throw new Error('there is something to undo')
  return decide(order, command, viewer, policy, clock)
}

describe('taking back a delivery of an upload', () => {
  it('opens the order again as it was before, by events that stay beside what they take back [BULK-23]', () => {
    const log = after(
      delivered({ lines: [] }),
      [{ type: 'goods_condition', missing: [{ text: 'Fan', qty: 1 }], damaged: null }],
      UPLOAD,
    )
    const with_photo = [
      ...log,
      ...recorded([did.photo('new')], NOW, log.length + 1).map((event) => ({
        ...event,
        import_id: UPLOAD,
      })),
    ]
    const outcome = undo(with_photo)
    expect((outcome as OrderEvent[]).map(({ type }) => type)).toEqual([
      'reopened',
      'photo_deleted',
      'goods_listed',
    ])
    const undone = recorded(outcome as OrderEvent[], NOW, with_photo.length + 1).reduce(
      evolve,
      replay(with_photo),
    )
    const was = replay(before)
    expect(undone).toEqual({
      ...was,
      rev: with_photo.length + 3,
      challenge: undone?.challenge,
      epod: { ...was?.epod, version: { number: 2, since: NOW } },
    })
  })

  it('takes back no list of goods that the upload did not bring [BULK-23]', () => {
    const listed = after(
      delivered({ lines: [] }),
      [{ type: 'goods_condition', missing: [{ text: 'Fan', qty: 1 }], damaged: null }],
      UPLOAD,
    )
    expect((undo(listed) as OrderEvent[]).at(-1)).toMatchObject({
      type: 'goods_listed',
      data: { missing: [], damaged: null },
    })
  })

  it('leaves it where anything else has happened since, or a claim was opened [BULK-23]', () => {
    const touched = after(delivered({ lines: [] }), [
      {
        type: 'remark',
        by: 'Me',
        text: 'Seen',
        categories: [],
        custom_fields: {},
        extra_fields: {},
      },
    ])
    expect(undo(touched)).toMatchObject({ refused: [{ kind: 'done', code: 'touched_since' }] })
    const order = replay(before)
    const [opened] = recorded(
      [
        {
          type: 'claim_opened',
          data: {
            number: 1,
            origin: 'difference',
            text: null,
            owner: 'office',
            due_at: NOW,
            action_by: 'receiver',
          },
        },
      ],
      NOW,
      before.length + 1,
    ).map((event) => ({ ...event, import_id: UPLOAD }))
    if (!order || !opened) throw new Error('both are there')
    expect(undo([...before, opened])).toMatchObject({ refused: [{ code: 'claim_stands' }] })
  })

  it('leaves a claim that there was before about what it was about [BULK-23] [SIDE-02]', () => {
    const line = { line: 'total', quantity: 8, damaged: 0, wrong: 0, expired: 0, note: null }
    const counted = recorded([created({ ship_unit: 10 })])
    const claimed = after(counted, [{ type: 'quantities', lines: [line] }])
    const log = after(
      claimed,
      [{ type: 'quantities', lines: [{ ...line, quantity: 5 }] }, { type: 'receive' }],
      UPLOAD,
    )
    expect(log.map(({ type }) => type)).toContain('claim_changed')
    const command = undoingDelivery(log, UPLOAD, claimed.length + 1, 'Wrong file')
    const order = replay(log)
    const outcome = order && command && decide(order, command, viewer, policy, clock)
    if (!outcome || isRefusal(outcome)) throw new Error('it can be taken back')
    const undone = replay([...log, ...recorded(outcome, NOW, log.length + 1)])
    const was = replay(claimed)
    expect(was?.claims).toMatchObject([{ differences: [{ line: 'total', short: 2 }] }])
    expect([undone?.claims, undone?.quantities]).toEqual([was?.claims, was?.quantities])
  })

  it('is not for whoever may hand none in [BULK-23]', () => {
    const log = delivered({ lines: [] })
    const [order, command] = [replay(log), undoingDelivery(log, UPLOAD, before.length + 1, '')]
    if (!order || !command) throw new Error('there is something to undo')
    expect(
      decide(order, command, viewer, aPolicy({ show_receive_button: true }), clock),
    ).toMatchObject({ refused: [{ kind: 'forbidden' }] })
    expect(undoingDelivery(before, UPLOAD, before.length + 1, '')).toBeNull()
  })
})
