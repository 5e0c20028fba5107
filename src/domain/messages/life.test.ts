import { describe, expect, it } from 'vitest'
import { lifeOf, type LivedMessage } from './life.ts'

const at = (minute: number): string => `2026-03-01T08:${String(minute).padStart(2, '0')}:00.000Z`
const queued: LivedMessage = {
  state: 'queued',
  channel: 'sms',
  sent_by: 'acme',
  created_at: at(0),
  due_at: at(0),
  sent_at: null,
  delivered_at: null,
  read_at: null,
  failed_at: null,
  provider: null,
  error: null,
  tried: [],
  instead_of: null,
  again_of: null,
  followed_by: null,
  again_by: null,
}
const other = { id: 'other', channel: 'whatsapp', sent_by: 'admin', created_at: at(30) } as const
const unreachable = { at: at(1), why: 'unreachable', said: 'no answer' } as const

describe('one message’s life', () => {
  it.each<[string, Partial<LivedMessage>, string[]]>([
    ['waits', {}, ['queued message_was_queued', 'due message_is_due']],
    [
      'is read after a try that came to nothing',
      {
        state: 'read',
        tried: [unreachable],
        sent_at: at(2),
        delivered_at: at(3),
        read_at: at(4),
      },
      [
        'queued message_was_queued',
        'tried message_was_tried message_faults.unreachable',
        'sent message_was_taken',
        'delivered message_arrived',
        'read message_was_read',
      ],
    ],
    [
      'is given up with its last reason, told once',
      {
        state: 'failed',
        error: 'no such number',
        tried: [unreachable, { at: at(2), why: 'wrong_number', said: 'no such number' }],
      },
      [
        'queued message_was_queued',
        'tried message_was_tried message_faults.unreachable',
        'failed message_given_up message_faults.wrong_number',
      ],
    ],
    [
      'is given up, from before tries were kept',
      { state: 'failed', error: 'opted_out' },
      ['queued message_was_queued', 'failed message_given_up message_faults.opted_out'],
    ],
    [
      'fails by its receipt, and goes on',
      {
        state: 'failed',
        sent_at: at(1),
        failed_at: at(2),
        error: 'absent',
        tried: [{ at: at(3), why: 'refused', said: null }],
        followed_by: other,
      },
      [
        'queued message_was_queued',
        'sent message_was_taken',
        'failed message_did_not_arrive',
        'went_on message_went_on_by > other',
      ],
    ],
    [
      'has no receipt, and goes on',
      {
        state: 'sent',
        sent_at: at(1),
        error: 'no_receipt',
        tried: [{ at: at(16), why: 'no_receipt', said: null }],
        followed_by: other,
      },
      [
        'queued message_was_queued',
        'sent message_was_taken',
        'failed message_no_receipt',
        'went_on message_went_on_by > other',
      ],
    ],
    [
      'comes in the place of another, and expires, and is sent again',
      { state: 'expired', error: '', instead_of: other, again_by: other },
      [
        'queued message_came_instead > other',
        'expired message_out_of_time',
        'again message_sent_again_by > other',
      ],
    ],
    [
      'repeats another, and is kept here',
      { state: 'no_provider', again_of: other },
      ['queued message_came_again > other', 'no_provider message_no_provider'],
    ],
  ])('%s [MESG-01]', (_case, message, steps) => {
    expect(
      lifeOf({ ...queued, ...message }).map(({ step, message: { code, params = [] }, other: to }) =>
        [
          step,
          code,
          ...params.flatMap((param) =>
            typeof param === 'object' && param !== null && 'code' in param ? [param.code] : [],
          ),
          ...(to === null ? [] : ['>', to]),
        ].join(' '),
      ),
    ).toEqual(steps)
  })

  it('says in the provider’s words why it was refused [MESG-01]', () => {
    const steps = lifeOf({
      ...queued,
      state: 'failed',
      error: 'x',
      tried: [unreachable, { at: at(2), why: 'refused', said: 'bad template' }],
    })
    expect(steps.map(({ said }) => said)).toEqual([null, 'no answer', 'bad template'])
  })
})
