import { describe, expect, it } from 'vitest'
import { Busy, orBusy } from './busy.ts'

const withCode = (code: string): Error => Object.assign(new Error('it failed'), { code })

describe('orBusy', () => {
  it.each([
    ['40P01', 'conflict'],
    ['53100', 'storage'],
    ['53300', 'pool'],
    ['08006', 'connection'],
    ['EPIPE', 'connection'],
  ])('makes %s a Busy for its %s', (code, reason) => {
    const error = withCode(code)
    expect(orBusy(error)).toMatchObject({ name: 'Busy', reason, code, cause: error })
  })

  it('takes an end of the connection for what it is, whatever its reason', () => {
    const panic = Object.assign(withCode('58P01'), { severity: 'PANIC' })
    expect(orBusy(panic)).toMatchObject({ reason: 'connection', code: '58P01' })
  })

  it('leaves what trying again does not help', () => {
    for (const error of [withCode('23505'), new Error('other'), 'no error at all'])
      expect(orBusy(error)).toBe(error)
  })

  it('wraps once', () => {
    const busy = new Busy('pool', new Error('full'))
    expect(orBusy(busy)).toBe(busy)
  })
})
