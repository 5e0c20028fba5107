import { describe, expect, it } from 'vitest'
import { faultsOf, tableOf, toldOf, type Measured, type Took } from './judge.ts'

const took = (presses: number): Took => ({ presses, typed: 3, seconds: 1.25 })
const of = (mouse: Took, keyboard: Took): Measured => ({ 'Find one': { mouse, keyboard } })

describe('The judge of journeys', () => {
  it.each<[string, Measured, Measured, string[]]>([
    ['as many as before', of(took(3), took(4)), of(took(3), took(4)), []],
    ['fewer', of(took(3), took(4)), of(took(2), took(1)), []],
    ['possible only now', of(null, null), of(took(9), took(9)), []],
    ['never measured before', {}, of(took(9), took(9)), []],
    [
      'one key more',
      of(took(3), took(4)),
      of(took(3), took(5)),
      ['Find one, by keyboard: 5 where it took 4'],
    ],
    [
      'impossible now, as it was',
      of(null, took(4)),
      of(null, took(4)),
      ['Find one, by mouse: impossible'],
    ],
  ])('says of %s what is worse', (_name, before, now, faults) => {
    expect(faultsOf(before, now)).toEqual(faults)
  })

  it('tells programs what each job took, by either hand, and what is impossible', () => {
    const jobs = [{ id: 'find-one', name: 'Find one' }]
    expect(toldOf(jobs, of(took(3), took(2)))).toEqual([
      { job: 'find-one', by: 'mouse', clicks: 3, keys: 3, seconds: 1.25 },
      { job: 'find-one', by: 'keys', clicks: 0, keys: 5, seconds: 1.25 },
    ])
    const none = { job: 'find-one', clicks: null, keys: null, seconds: null }
    expect(toldOf(jobs, of(null, null))).toEqual([
      { ...none, by: 'mouse' },
      { ...none, by: 'keys' },
    ])
  })

  it('tells before and now side by side', () => {
    expect(tableOf(of(null, took(4)), of(took(3), took(2))).split('\n')[2]).toBe(
      '| Find one | impossible | **3 / 3 / 1.3** | 4 / 3 / 1.3 | **2 / 3 / 1.3** |',
    )
  })
})
