import { expect, it } from 'vitest'
import { newKeptKey } from './kept-key.ts'

it('sends the same request again until it is acknowledged [ADD-03]', () => {
  const kept = newKeptKey()
  let times = 0
  const compose = () => ({ at: (times += 1) })
  const first = kept.take({ identifier: 'LR-1' }, compose)
  expect(kept.take({ identifier: 'LR-1' }, compose)).toBe(first)
  const other = kept.take({ identifier: 'LR-2' }, compose)
  expect(other.key).not.toBe(first.key)
  kept.acknowledged()
  expect(kept.take({ identifier: 'LR-2' }, compose).key).not.toBe(other.key)
})
