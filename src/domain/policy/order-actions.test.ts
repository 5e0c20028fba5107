import { describe, expect, it } from 'vitest'
import { aPolicy, aViewer, anOrder, byLink, clock, did } from '../testing/factories.ts'
import { whyNot } from './access.ts'
import { actionAnswers, orderActions } from './order-actions.ts'
import type { PolicyDocument } from './policy.ts'
import type { Action } from './question.ts'

const three: PolicyDocument = {
  show_receive_button: true,
  receive: { needs_remark: true, needs_epod_photo: true, needs_spoc_photo: true },
  signature: 'required',
}
const answerTo = (action: Action, document: PolicyDocument, ...rest: Parameters<typeof anOrder>) =>
  actionAnswers(anOrder(...rest), aViewer(), aPolicy(document), clock).find(
    (answer) => answer.action === action,
  )

describe('what may be done to an order', () => {
  it('is told of each action, with every reason of the one judge [REPL-03]', () => {
    const viewers = [
      aViewer(),
      aViewer({ kind: 'vendor', transporter: 'Roadrunner' }),
      byLink('receiver'),
      byLink('driver', 'plain_id'),
    ]
    for (const viewer of viewers)
      for (const order of [anOrder(), anOrder(did.received), anOrder(did.rejected)]) {
        const policy = aPolicy(three)
        const answers = actionAnswers(order, viewer, policy, clock)
        expect(answers.map(({ action }) => action)).toEqual(orderActions)
        for (const { action, allowed, reasons } of answers) {
          expect(reasons).toEqual(whyNot(order, action, viewer, policy, clock))
          expect(allowed).toBe(reasons.length === 0)
        }
      }
    expect(orderActions).not.toContain('add_order')
  })

  it('says which evidence is missing, piece by piece [REPL-03]', () => {
    const pieces = (...events: Parameters<typeof anOrder>) =>
      answerTo('receive', three, ...events)?.reasons.map(({ code, evidence }) => [code, evidence])
    expect(pieces()).toEqual([
      ['remarks_missing', ['remark']],
      ['pod_missing', ['photo']],
      ['recipient_picture_missing', ['face']],
      ['signature_missing', ['signature']],
    ])
    expect(pieces(did.remarked('ok'), did.photo('a'))).toEqual([
      ['recipient_picture_missing', ['face']],
      ['signature_missing', ['signature']],
    ])
    const details: PolicyDocument = {
      show_receive_button: true,
      public_url_customization: { mandatory_fields_in_epod_closure: ['attachment', 'remarks'] },
    }
    expect(answerTo('receive', details)?.reasons[0]?.evidence).toEqual(['photo', 'remark'])
    expect(
      answerTo('reject', { show_receive_button: true, reject: { needs_remark: true } })?.reasons[0]
        ?.evidence,
    ).toEqual(['remark'])
  })

  it('says nothing of the order to a link that is not good for the action [REPL-03, LINK-01]', () => {
    for (const order of [anOrder(), anOrder(did.received)]) {
      const codes = actionAnswers(order, byLink('receiver', 'plain_id'), aPolicy(three), clock)
        .filter(({ action }) => action === 'receive' || action === 'delete_photo')
        .map(({ reasons }) => reasons.map(({ code }) => code))
      expect(codes).toEqual([['link_needs_code'], ['link_needs_code']])
    }
  })
})
