import { describe, expect, it } from 'vitest'
import { NOW, orderOf, recorded } from '../../testing/factories.ts'
import { contactChangeNotices, isChangedOnTheWay } from './contact-change.ts'
import { evolve } from '../evolve.ts'
import type { Order, Spoc } from '../order.ts'

const spoc = (name: string, phone: string[], email: string[] = []): Spoc => ({
  name,
  contact: { phone, email, status: [] },
})
const order = orderOf({})
const edited = (before: Order, spocs: Spoc[]): Order =>
  recorded([{ type: 'edited', data: { fields: { spocs } } }], NOW, 2).reduce<Order>(evolve, before)

describe('a receiver’s contact that changes after dispatch', () => {
  it.each<[string, Spoc[], boolean]>([
    ['another phone', [spoc('Meera', ['9876500055'], ['meera@example.com'])], true],
    ['one more receiver', [...order.spocs, spoc('Asha', ['9876500003'])], true],
    ['no e-mail address any more', [spoc('Meera', ['9876500002'])], true],
    ['another name alone', [spoc('Mira', ['9876500002'], ['meera@example.com'])], false],
    [
      'the same in another order',
      [spoc('', [], ['meera@example.com']), spoc('Meera', ['9876500002'])],
      false,
    ],
  ])('flags the order: %s [EDIT-02]', (_case, spocs, is) => {
    expect(isChangedOnTheWay(order, { spocs }, NOW)).toBe(is)
    expect(edited(order, spocs).epod.contact_changed_at).toBe(is ? NOW : undefined)
  })

  it('does not where the goods have not left, or nobody knows when [EDIT-02]', () => {
    const other = [spoc('Other', ['9876500055'])]
    for (const changes of [
      { dispatch_date: '2026-03-11' },
      { dispatch_date: undefined, dispatch_time: undefined },
    ])
      expect(edited(orderOf(changes), other).epod).not.toHaveProperty('contact_changed_at')
  })

  it('is told to those who are left out, on one line and without a link [EDIT-02]', () => {
    const [first, ...others] = contactChangeNotices(
      { spocs: [spoc('M', ['9876500002'], ['m@example.com']), spoc('A', ['9876500003'])] },
      { identifier: 'LR\n1 https://evil.example', spocs: [spoc('A', ['9876500003'])] },
      'Acme',
    )
    expect(first).toMatchObject({ channel: 'sms', recipient: '9876500002' })
    expect(others).toMatchObject([{ channel: 'email', recipient: 'm@example.com' }])
    expect(first?.body).toBe(
      'The contact who confirms the delivery of consignment LR 1 https: evil. example from Acme was changed, and is no longer you. If that is not right, please tell Acme.',
    )
  })
})
