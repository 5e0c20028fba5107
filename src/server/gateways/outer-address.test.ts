import { describe, expect, it } from 'vitest'
import { mayBeAsked } from './outer-address.ts'

describe('an address that a client names', () => {
  it.each([
    ['93.184.215.14', true],
    ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['169.254.169.254', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['::ffff:10.0.0.1', false],
    ['::ffff:a00:1', false],
    ['64:ff9b::a00:1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['ff02::1', false],
    ['2002:a00:1::', false],
    ['localhost', false],
    ['', false],
  ])('%s is of the outer network: %s [ACCT-03]', (address, is_outer) => {
    expect(mayBeAsked(address, false)).toBe(is_outer)
  })

  it('is let through on loopback alone, where the product is tried [ACCT-03]', () => {
    expect(['127.0.0.1', '::1', '10.0.0.1'].map((one) => mayBeAsked(one, true))).toEqual([
      true,
      true,
      false,
    ])
  })
})
