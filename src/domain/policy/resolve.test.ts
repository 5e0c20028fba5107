import { describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { policySchema, type Policy, type PolicyDocument } from './policy.ts'
import { resolvePolicy } from './resolve.ts'

const fromJson = (text: string): PolicyDocument => JSON.parse(text) as PolicyDocument
const refusal = (client: unknown, user: unknown = {}): ZodError | null => {
  try {
    resolvePolicy(client as PolicyDocument, user as PolicyDocument)
    return null
  } catch (error) {
    if (error instanceof ZodError) return error
    throw error
  }
}

describe('the effective policy', () => {
  it('is complete from an empty document [CONF-01]', () => {
    const policy = resolvePolicy({})
    expect(policy).toMatchObject({
      time_zone: 'Asia/Kolkata',
      columns: 'default',
      show_receive_button: false,
      otp: { mode: 'on_demand', valid_minutes: 10 },
    })
    expect(policySchema.parse(policy)).toEqual(policy)
  })

  it('has the user’s word over the client’s, key by key [TABL-07, CONF-03]', () => {
    const client: PolicyDocument = {
      show_receive_button: true,
      config: { show_analytics: true, remarks_mandatory_field: ['a', 'b'] },
      screen: { receiveResponse: { 200: 'a', 409: 'b' } },
    }
    const policy = resolvePolicy(client, {
      show_receive_button: false,
      config: { admin: true, remarks_mandatory_field: ['c'] },
      screen: { receiveResponse: { 409: 'c' } },
    })
    expect(policy.show_receive_button).toBe(false)
    expect(policy.config).toMatchObject({
      show_analytics: true,
      admin: true,
      remarks_mandatory_field: ['c'],
    })
    expect(policy.screen.receiveResponse).toEqual({ 200: 'a', 409: 'c' })
  })

  it.each<
    [name: string, client: PolicyDocument, user: PolicyDocument, (policy: Policy) => unknown]
  >([
    [
      'a plain text',
      { config: { role: 'User_Mgmnt' } },
      { config: { role: null } },
      ({ config }) => config.role,
    ],
    [
      'a choice',
      { config: { disable: 'write' } },
      { config: { disable: null } },
      ({ config }) => config.disable,
    ],
    [
      'a day',
      { earliest_date: '2026-01-01' },
      { earliest_date: null },
      (policy) => policy.earliest_date,
    ],
    [
      'an address',
      { otp: { office_email: 'office@example.com' } },
      { otp: { office_email: null } },
      ({ otp }) => otp.office_email,
    ],
    [
      'a number',
      { public_url_customization: { reciever_default_delay_in_days: 3 } },
      { public_url_customization: { reciever_default_delay_in_days: null } },
      (policy) => policy.public_url_customization.reciever_default_delay_in_days,
    ],
    [
      'a list',
      {
        dashboard_customization: {
          custom_header_config: { header: [{ value: 'identifier', text: 'No.' }] },
        },
      },
      { dashboard_customization: { custom_header_config: { header: null } } },
      (policy) => policy.dashboard_customization.custom_header_config.header,
    ],
  ])(
    'has the user’s null over the client’s value, and the client’s where the user says nothing: %s [CONF-03]',
    (_name, client, user, of) => {
      expect(of(resolvePolicy(client))).not.toBeNull()
      expect(of(resolvePolicy(client, user))).toBeNull()
      expect(of(resolvePolicy(client, {}))).toEqual(of(resolvePolicy(client)))
      expect(of(resolvePolicy(user, client))).toEqual(of(resolvePolicy(client)))
    },
  )

  it('leaves both documents as they were', () => {
    const client = Object.freeze({ config: Object.freeze({ admin: false }) })
    expect(resolvePolicy(client, { config: { admin: true } }).config.admin).toBe(true)
  })

  it.each([
    [{ colums: 'default' }, 'colums', []],
    [{ config: { acountType: 'Admin' } }, 'acountType', ['config']],
    [
      { dashboard_customization: { hide: { add: true } } },
      'add',
      ['dashboard_customization', 'hide'],
    ],
  ])('refuses what is no setting by its name: %j [CONF-01]', (document, key, path) => {
    expect(refusal(document)?.issues).toMatchObject([
      { code: 'unrecognized_keys', keys: [key], path },
    ])
    expect(refusal({}, document)?.issues).toMatchObject([
      { code: 'unrecognized_keys', keys: [key], path },
    ])
  })

  it.each([
    [{ columns: 'wide' }],
    [{ config: null }],
    [{ config: [] }],
    [{ otp: { valid_minutes: 0 } }],
    [{ otp: { valid_minutes: 11 } }],
    [{ time_zone: 'Mars/Olympus' }],
    [{ earliest_date: '2020-02-30' }],
    [{ show_receive_button: 'yes' }],
    [null],
    [[]],
  ])('refuses %j [CONF-01]', (document) => expect(refusal(document)).not.toBeNull())

  it('takes a blank word of the account’s own for none [CONF-01]', () => {
    const none = { reject: null, rejected: null, notify: null }
    expect(resolvePolicy({ wording: { reject: '', rejected: ' ', notify: '' } }).wording).toEqual(
      none,
    )
    expect(
      resolvePolicy({ wording: { reject: 'Return' } }, { wording: { reject: '' } }).wording,
    ).toEqual(none)
    expect(resolvePolicy({ wording: { reject: 'Return' } }).wording.reject).toBe('Return')
  })

  it('still reads a zone that may no longer be set [CONF-01]', () =>
    expect(resolvePolicy({ time_zone: '+05:30' }).time_zone).toBe('+05:30'))

  it('gains nothing by a key called __proto__ or constructor [CONF-01]', () => {
    const document = fromJson(
      '{"config": {"__proto__": {"admin": true}, "role": null}, "__proto__": {"show_receive_button": true}}',
    )
    const policy = refusal(document) === null ? resolvePolicy(document) : resolvePolicy({})
    expect([policy.config.admin, policy.show_receive_button]).toEqual([false, false])
    expect(Object.getPrototypeOf(policy.config)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
    expect(refusal(fromJson('{"constructor": {"prototype": {"admin": true}}}'))).not.toBeNull()
  })
})
