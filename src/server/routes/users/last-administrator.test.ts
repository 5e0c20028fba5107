import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addClient } from '../../../contract/admin/clients.ts'
import { getPolicy, putPolicy } from '../../../contract/admin/policies.ts'
import { getUser } from '../../../contract/users/users.ts'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { anActive, anInvited, changed } from '../../testing/users.ts'

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

/** Publishes the client's configuration with another `config`, and answers status and code. */
const publish = async (
  key: string,
  config: PolicyDocument['config'],
): Promise<[number, string | undefined, (string | undefined)[]]> => {
  const params = { key }
  const { document, latest } = (await t.call('platform', getPolicy, { params })).body.result
  const { code, body } = await t.call('platform', putPolicy, {
    params,
    body: { document: { ...document, config }, based_on: latest, why: 'A test' },
  })
  return [code, body.code, body.status ? [] : (body.errors ?? []).map((error) => error.code)]
}

const disabled = (username: string, is: boolean) =>
  changed(t, 'platform', username, { disabled: is })

describe('the last administrator of a client', () => {
  it('stays where a configuration and a disabled user would each leave another [MGMT-01] [CONF-02]', async () => {
    // With it everybody of the client administers; without it `admin` alone, who has it of its own.
    for (let round = 0; round < 4; round += 1) {
      expect(await publish('acme', { admin: true })).toEqual([200, 'policy_published', []])
      const both = await Promise.all([publish('acme', {}), disabled('admin', true)])
      expect(both.map(([code]) => code).toSorted((a, b) => a - b)).toEqual([
        200,
        both[0][0] === 200 ? 409 : 422,
      ])
      expect(await disabled('admin', false)).toEqual([200, 'user_saved'])
    }
  })

  it('of a client that has nobody yet may be invited, which is said [MGMT-02]', async () => {
    const body = { key: 'young', name: 'Young', preset: 'plain' }
    expect((await t.call('platform', addClient, { body })).code).toBe(200)
    const first = { client: 'young', accountType: 'Admin' }
    await anInvited(t, first, 'platform')
    expect(await publish('young', { role: 'CnF' })).toEqual([200, 'policy_published', []])
    const params = { key: 'young' }
    const { warnings } = (await t.call('platform', getPolicy, { params })).body.result
    expect(warnings.map(({ code }) => code)).toContain('only_invited_administer')
    // One who can sign in is not left out for one who cannot.
    await publish('young', { admin: true })
    await anActive(t, { client: 'young' }, 'platform')
    expect(await publish('young', {})).toEqual([
      422,
      'policy_contradicts',
      ['only_invited_administer'],
    ])
  })
})

describe('the last administrator of every client', () => {
  it('is none who only reads, nor taken away by the configuration of the own client [MGMT-02]', async () => {
    const reading = { overrides: { config: { 'view-only': true } } }
    const reader = await anActive(t, { ...reading, client: 'acme' }, 'platform')
    expect(await changed(t, 'platform', reader, { is_platform_admin: true })).toEqual([
      200,
      'user_saved',
    ])
    await t.database.asOwner((db) =>
      sql`update users set config = '{}' where username = 'platform'`.execute(db),
    )
    expect(await publish('platform', { 'view-only': true })).toEqual([
      422,
      'policy_contradicts',
      expect.arrayContaining(['no_platform_administrator']),
    ])
    // Another one who can change things, of another client: now it may be.
    await changed(t, 'platform', reader, { overrides: {} })
    const codes = (await publish('platform', { 'view-only': true }))[2]
    expect(codes).not.toContain('no_platform_administrator')
  })
})

describe('one user', () => {
  it('is told as the list tells it, to who manages the client’s users [MGMT-01]', async () => {
    const username = await anInvited(t)
    const one = (as: string) => t.call(as, getUser, { params: { username } })
    const { code, body } = await one('admin')
    expect([code, body.result]).toMatchObject([200, { username, state: 'invited', client: 'acme' }])
    expect((await one('platform')).body.result).toEqual(body.result)
    expect([(await one('acme')).code, (await one('bayer')).code]).toEqual([403, 403])
    expect((await t.call('admin', getUser, { params: { username: 'bayer' } })).code).toBe(404)
    expect((await t.call('admin', getUser, { params: { username: 'nobody' } })).code).toBe(404)
  })
})
