import { describe, expect, it } from 'vitest'
import { aViewer, byLink } from '../testing/factories.ts'
import { actingRole } from './viewer.ts'

describe('the acting role', () => {
  it.each([
    [
      'a vendor account',
      aViewer({ kind: 'vendor', transporter: 'Roadrunner' }),
      null,
      'transporter',
    ],
    ['a plain account', aViewer(), null, 'client'],
    ['a distributor', aViewer({ kind: 'distributor', name: 'Sharma' }), 'Distributor', 'client'],
    ['a CnF account', aViewer(), 'CnF', 'client'],
    ['an Admin', aViewer(), 'Admin', 'client'],
    ['a driver account', aViewer(), 'northwind-Driver', 'driver'],
    ['an account that only sounds like one', aViewer(), 'ScrewDriver', 'client'],
    ['the receiver’s link', byLink('receiver'), null, 'receiver'],
    [
      'the receiver’s link of a client whose accounts are drivers',
      byLink('receiver'),
      'Driver',
      'receiver',
    ],
    ['the driver’s link', byLink('driver'), null, 'driver'],
  ])('of %s comes from how they came in [EPOD-11, ROLE-10]', (_case, viewer, account_type, role) =>
    expect(actingRole(viewer, account_type)).toBe(role),
  )
})
