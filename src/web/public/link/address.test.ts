import { describe, expect, it } from 'vitest'
import { linkParties, linkTo } from '../../../domain/messages/public-address.ts'
import { addressOf, apiPath, type Address } from './address.ts'
import { lrPath } from './lr-path.ts'

const ref = (part: Partial<Extract<Address, { kind: 'ref' }>>): Address => ({
  role: 'receiver',
  kind: 'ref',
  client: null,
  ref: 'abc',
  ...part,
})

describe('the address of a public page', () => {
  it.each(linkParties)('of a link to the page of the %s is read [PUBL-01]', (role) => {
    const { pathname } = new URL(linkTo('https://epod.test', role, 'abc', 'photo'))
    expect(addressOf(pathname)).toEqual(ref({ role }))
  })

  it.each<[string, Address]>([
    ['/publicreceiver', { role: 'receiver', kind: 'ask' }],
    ['/publicreceiver/', { role: 'receiver', kind: 'ask' }],
    ['/publicreceiver/abc', ref({})],
    ['/publicreceiver/abc/', ref({})],
    ['/publicreceiver/acme/abc', ref({ client: 'acme' })],
    [
      '/publicreceiver/acme/lr/LR%2F1%201',
      { role: 'receiver', kind: 'lr', client: 'acme', lr: 'LR/1 1' },
    ],
    ['/publicreceiver/acme/lr', ref({ client: 'acme', ref: 'lr' })],
    ['/publicreceiver/acme/xx/1', { role: 'receiver', kind: 'ask' }],
    ['/publicreceiver/a/lr/1/2', { role: 'receiver', kind: 'ask' }],
    ['/publicreceiver/%E0%A4%A', ref({ ref: '%E0%A4%A' })],
  ])('%s is read [PUBL-01]', (path, address) => expect(addressOf(path)).toEqual(address))

  it.each<[string, Address]>([
    ['/publicdriver', { role: 'driver', kind: 'ask' }],
    ['/publicdriver/abc', ref({ role: 'driver' })],
  ])('%s is the driver’s [PUBL-02]', (path, address) => expect(addressOf(path)).toEqual(address))

  it.each<[string, Address]>([
    ['/publictracking', { role: 'tracking', kind: 'ask' }],
    ['/publictracking/abc', ref({ role: 'tracking' })],
  ])('%s is for tracking [PUBL-03]', (path, address) => expect(addressOf(path)).toEqual(address))

  it.each<[string, string, Address]>([
    ['/r', '?abc', { kind: 'link', header: null, ref: 'abc' }],
    ['/r', '', { role: 'receiver', kind: 'ask' }],
    [
      '/ACMELR/AbCdEfGhIjKlMnOpQrStUv',
      '',
      { kind: 'link', header: 'ACMELR', ref: 'AbCdEfGhIjKlMnOpQrStUv' },
    ],
  ])('%s%s is a reference that says whose page it is [MESG-01]', (path, search, address) =>
    expect(addressOf(path, search)).toEqual(address),
  )

  it('leads from a typed number to a page that reads the same number [PUBL-04]', () => {
    const path = lrPath('receiver', ' acme & co ', ' LR/100#1 ')
    expect(addressOf(path)).toEqual({
      role: 'receiver',
      kind: 'lr',
      client: 'acme & co',
      lr: 'LR/100#1',
    })
  })

  it('becomes one path of the API, whatever stands in it', () => {
    expect(apiPath({ role: 'receiver', kind: 'ref', client: null, ref: '../x' })).toBe(
      '/public/receiver/..%2Fx',
    )
    expect(apiPath({ kind: 'link', header: null, ref: '../x' })).toBe('/public/link/..%2Fx')
    expect(apiPath({ kind: 'link', header: 'ACME', ref: 'x' })).toBe('/public/link/ACME/x')
    expect(apiPath({ role: 'driver', kind: 'ref', client: 'acme', ref: 'abc' })).toBe(
      '/public/driver/acme/abc',
    )
    expect(apiPath({ role: 'receiver', kind: 'lr', client: 'acme', lr: 'a/b' })).toBe(
      '/public/receiver/acme/lr/a%2Fb',
    )
  })
})
