import { describe, expect, it } from 'vitest'
import { cardsFor } from '../domain/cards.ts'
import { columnsFor } from '../domain/columns/layout.ts'
import { whyNot } from '../domain/policy/access.ts'
import { allActions } from '../domain/policy/question.ts'
import { resolvePolicy } from '../domain/policy/resolve.ts'
import { anOrder, clock } from '../domain/testing/factories.ts'
import type { Reach } from '../domain/policy/viewer.ts'
import { demoClients, demoUsers, type DemoUser } from './accounts.ts'

const documentOf = (key: string) => demoClients.find((client) => client.key === key)?.document ?? {}
const policyOf = ({ client, config }: DemoUser) => resolvePolicy(documentOf(client), config)
const policyNamed = (username: string) => policyOf(demoUsers.find((user) => user.username === username) as DemoUser)

const reachOf = ({ reach, party }: DemoUser): Reach => {
  if (reach === 'vendor') return { kind: 'vendor', transporter: party ?? '' }
  return reach === 'distributor' ? { kind: 'distributor', name: party ?? '' } : { kind: 'client' }
}

/** What an account sees, and what it may do to an open order without proof; refused for want of evidence counts as allowed. */
const shownTo = (user: DemoUser) => {
  const policy = policyOf(user)
  const viewer = { client_id: 'c', client: user.client, username: user.username, user_id: 'u', reach: reachOf(user), link: null }
  return {
    cards: cardsFor(policy).map(({ label }) => label).join(' | '),
    columns: columnsFor(policy).map(({ label }) => label).join(' | '),
    may: allActions.filter((action) => whyNot(anOrder(), action, viewer, policy, clock).every(({ kind }) => kind === 'rule')).join(' '),
  }
}

describe('the shipped configuration', () => {
  it.each(demoClients.map(({ key, document }) => [key, document] as const))('of %s follows the schema [CONF-01]', (_key, document) => {
    expect(() => resolvePolicy(document)).not.toThrow()
  })

  it.each(demoUsers.map((user) => [user.username, user] as const))('shows %s what stands here [CARD-01, CARD-02, CARD-03, TABL-04, TABL-05, ROLE-16]', (_username, user) => {
    expect(shownTo(user)).toMatchSnapshot()
  })

  it('has the accounts of the contract, each name once', () => {
    expect(demoUsers.map(({ username }) => username).sort()).toEqual([
      'acme', 'acme-cnf', 'acme-distributor', 'acme-readonly', 'acme-users', 'acme-vendor', 'acme-viewer', 'admin', 'bayer', 'disabled',
      'shipper', 'swiggy', 'syngenta', 'syngenta-distributor', 'syngenta-driver', 'syngenta-viewer',
    ])
    expect(demoUsers.every(({ client, reach, party }) => demoClients.some(({ key }) => key === client) && (reach === 'client') === (party === null))).toBe(true)
  })

  it('lets every call be tried with acme', () => {
    const policy = policyNamed('acme')
    expect([policy.show_receive_button, policy.dashboard_customization.bulk_upload, policy.lr_locator, policy.otp.mode]).toEqual([true, true, true, 'on_demand'])
    expect([policy.receive, policy.reject]).toEqual([resolvePolicy({}).receive, resolvePolicy({}).reject])
  })

  it.each(['acme', 'shipper', 'syngenta', 'bayer', 'swiggy'])('gives %s Receive and Reject', (username) => expect(policyNamed(username).show_receive_button).toBe(true))

  it('has what each profile is known for [EPOD-05, EPOD-07, REM-03, EPOD-13, CARD-02]', () => {
    expect(policyNamed('syngenta')).toMatchObject({ receive: { geolocation: true, needs_remark: true, needs_epod_photo: true, needs_spoc_photo: true }, reject: { needs_remark: true }, remark: { category_required: true } })
    expect(policyNamed('bayer').order_module_config.remarks_mandatory_field).toEqual(['status_remark'])
    expect(policyNamed('swiggy')).toMatchObject({ receive: { geolocation: true }, cards: { rejected: 'Not Received', show_rejected: true }, wording: { reject: 'Not Received' }, order_label: 'invoice' })
  })

  it('gives the roles of the contract', () => {
    const roles = demoUsers.map(({ username, config: { config }, reach, party, disabled }) => [username, config?.accountType ?? config?.role ?? config?.disable ?? (config?.['view-only'] ? 'view-only' : null), reach, party, disabled])
    expect(roles).toEqual(expect.arrayContaining([
      ['admin', 'Admin', 'client', null, false], ['acme-users', 'User_Mgmnt', 'client', null, false], ['acme-viewer', 'view-only', 'client', null, false],
      ['acme-readonly', 'write', 'client', null, false], ['acme-vendor', null, 'vendor', 'Roadrunner', false], ['acme-distributor', 'Distributor', 'distributor', 'Sharma Distributors', false],
      ['acme-cnf', 'CnF', 'client', null, false], ['syngenta-driver', 'syngenta-Driver', 'client', null, false], ['syngenta-viewer', 'syngenta-Viewer', 'client', null, false],
      ['syngenta-distributor', 'syngenta-Distributor', 'distributor', 'Kisan Agro Traders', false], ['disabled', null, 'client', null, true],
    ]))
  })
})
