import { describe, expect, it } from 'vitest'
import type { OrderEvent } from '../order/events.ts'
import { created, did } from '../testing/factories.ts'
import { taskState, trainingTasks, type TaskState, type TrainingTask } from './tasks.ts'

const byOtp: OrderEvent = { ...did.received, data: { ...did.received.data, through: 'otp' } }
const listed = (missing: { text: string; qty: number }[] | null): OrderEvent => ({
  type: 'goods_listed',
  data: { missing, damaged: null },
})
const deleted: OrderEvent = { type: 'photo_deleted', data: { url: 'p', digest: 'p' } }
const short = listed([{ text: 'Fans', qty: 2 }])

describe('A task of the tour', () => {
  it.each<[TrainingTask, string, OrderEvent[], TaskState]>([
    ['remark', 'nothing', [], 'open'],
    ['remark', 'a photo', [did.photo('p')], 'open'],
    ['remark', 'a remark', [did.remarked('Seal is whole')], 'done'],
    ['remark', 'a remark after the end', [did.rejected, did.remarked('Wrong goods')], 'done'],
    ['photo', 'a remark', [did.remarked('Seal is whole')], 'open'],
    ['photo', 'a photo', [did.photo('p')], 'done'],
    ['photo', 'a photo that was deleted', [did.photo('p'), deleted], 'open'],
    ['photo', 'another one after that', [did.photo('p'), deleted, did.photo('q')], 'done'],
    ['otp', 'a code that was sent', [did.codeSent()], 'open'],
    ['otp', 'a wrong code', [did.codeSent(), did.wrongCode()], 'open'],
    ['otp', 'the right code', [did.codeSent(), byOtp], 'done'],
    ['otp', 'Receive', [did.received], 'missed'],
    ['otp', 'Reject', [did.rejected], 'missed'],
    ['shortage', 'Receive alone', [did.received], 'open'],
    ['shortage', 'what is missing', [short], 'open'],
    ['shortage', 'that nothing is missing, and Receive', [listed([]), did.received], 'open'],
    ['shortage', 'damaged goods, and Receive', [listed(null), did.received], 'open'],
    ['shortage', 'what is missing, and Receive', [short, did.received], 'done'],
    ['shortage', 'Receive, and what is missing', [did.received, short], 'done'],
    ['shortage', 'Reject', [short, did.rejected], 'missed'],
    ['refusal', 'Reject', [did.rejected], 'done'],
    ['refusal', 'Receive', [did.received], 'missed'],
  ])('%s after %s is as the log says [PUBL-08]', (task, _what, events, state) => {
    expect(taskState(task, [created(), ...events])).toBe(state)
  })

  it('is open on an order that nothing happened to [PUBL-08]', () => {
    expect(trainingTasks.map((task) => taskState(task, [created()]))).toEqual(
      trainingTasks.map(() => 'open'),
    )
  })
})
