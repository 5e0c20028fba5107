import { expect, it } from 'vitest'
import type { PolicyDocument } from '../policy/policy.ts'
import { whyNot } from '../policy/access.ts'
import { anOrder, aPolicy, aViewer, clock, did } from '../testing/factories.ts'
import { whyNoCertificate } from './why-no-certificate.ts'

const why = (order: ReturnType<typeof anOrder>, user: PolicyDocument = {}) =>
  whyNoCertificate(order, aViewer(), aPolicy({}, user), clock).map(({ kind, code }) => [kind, code])

it.each([
  ['received', anOrder(did.received), []],
  ['rejected', anOrder(did.rejected), []],
  ['open', anOrder(), [['done', 'not_closed']]],
])('an order that is %s has a certificate, or says why not [REPT-04]', (_, order, reasons) => {
  expect(why(order)).toEqual(reasons)
})

it.each([
  ['Download PODs is hidden', { dashboard_customization: { hide: { download_pods: true } } }],
  ['it is a driver', { config: { accountType: 'x-Driver' } }],
])(
  'where %s there is none, for the reason that Download PODs has [REPT-04] [ROLE-06]',
  (_, user) => {
    const refused = why(anOrder(did.received), user)
    expect(refused).toHaveLength(1)
    expect(refused).toEqual(
      whyNot(null, 'download_pods', aViewer(), aPolicy({}, user), clock).map(({ kind, code }) => [
        kind,
        code,
      ]),
    )
  },
)

it.each([{ config: { 'view-only': true } }, { config: { disable: 'write' as const } }])(
  'who only reads has one [REPT-04]: %j',
  (user) => {
    expect(why(anOrder(did.received), user)).toEqual([])
  },
)
