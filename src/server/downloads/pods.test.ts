import { expect, it } from 'vitest'
import { anOrder, did, NOW } from '../../domain/testing/factories.ts'
import type { OrderPhotos } from '../stores/orders/lists/pages.ts'
import { answerSentences } from '../../domain/words/answer-sentences.ts'
import { present } from '../testing/present.ts'
import { podsOf, type ProofKind } from './pods.ts'

const taken = present(anOrder(did.photo('a')).epod.photos[0])
const ordersOf = (count: number, photos: number, erased = 0): OrderPhotos[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `o${at}`,
    identifier: `LR-${at}`,
    client: 'Acme',
    ended_at: NOW,
    photos: Array.from({ length: photos }, (_photo, nth) => ({
      ...taken,
      digest: nth < erased ? '' : `${at}-${nth}`,
    })),
  }))

it.each<[string, OrderPhotos[][], ProofKind[], number | object]>([
  ['a photo and both proofs each', [ordersOf(3, 1)], ['certificate', 'credential'], 9],
  ['as many photos as may be', [ordersOf(2, 2)], [], 4],
  ['five photos', [ordersOf(1, 5)], [], { photos: 5, orders: 1 }],
  ['five orders with proofs alone', [ordersOf(5, 0)], ['certificate'], { photos: 0, orders: 5 }],
  ['on further pages', [ordersOf(3, 1), ordersOf(3, 2)], [], { photos: 9, orders: 6 }],
  ['not to their end', [ordersOf(3, 10), ordersOf(3, 10)], [], { photos: 30, orders: 3 }],
  ['an erased one, which is none', [ordersOf(1, 5, 1)], [], 4],
])(
  'counts photos against the most that may be had, proofs by their orders, and says how many there are: %s [REPT-02]',
  async (_what, pages, proofs, expected) => {
    const all = async function* (): AsyncGenerator<OrderPhotos[]> {
      yield* pages
    }
    const pods = await podsOf(all(), { zone: 'Asia/Kolkata', now: NOW, proofs, most: 4 })
    expect(Array.isArray(pods) ? pods.length : pods).toEqual(expected)
  },
)

it('tells no count as the whole one, as it may have ended before that [REPT-02]', () =>
  expect(answerSentences.too_many_pods(10_000, 50_003, 20_000)).toMatch(
    /^At least 50,003 PODs of 20,000 orders match/,
  ))
