import { describe, expect, it } from 'vitest'
import {
  changedSettings,
  choose,
  putOnTop,
  settingIn,
  settingOver,
  withSetting,
  writtenAt,
  type WrittenDocument,
} from './edit.ts'

const settings = [
  { path: 'otp.mode', default: 'on_demand' },
  { path: 'receive.needs_remark', default: false },
  { path: 'dashboard_customization.hide.edit_trip', default: false },
  { path: 'claims.owner', default: null },
]
const setting = (path: string) => settings.find((one) => one.path === path) ?? { path }
const source = { source: 'Contract 7', checked_on: '2026-01-31' }

it('has a user’s own value over the client’s, null too, which is not the client’s again [MGMT-01]', () => {
  const owner = setting('claims.owner')
  const clients = { claims: { owner: 'acme-claims' } }
  expect(settingOver({ claims: { owner: null } }, clients, owner)).toBe(null)
  expect(settingOver({ claims: { owner: 'bayer' } }, clients, owner)).toBe('bayer')
  expect(settingOver({}, clients, owner)).toBe('acme-claims')
  expect(settingOver({}, {}, setting('otp.mode'))).toBe('on_demand')
})

describe('a draft of a configuration', () => {
  it.each<[string, WrittenDocument, string, unknown, WrittenDocument]>([
    ['writes a group down', {}, 'otp.mode', 'none', { otp: { mode: 'none' } }],
    [
      'leaves what stands beside it',
      { otp: { valid_minutes: 5 }, link_days: 3 },
      'otp.mode',
      'none',
      { otp: { valid_minutes: 5, mode: 'none' }, link_days: 3 },
    ],
    [
      'takes a setting out, and the group that is empty then',
      { otp: { mode: 'none' } },
      'otp.mode',
      undefined,
      {},
    ],
    [
      'takes groups in groups out',
      { dashboard_customization: { hide: { edit_trip: true } } },
      'dashboard_customization.hide.edit_trip',
      undefined,
      {},
    ],
    ['keeps null, which is a value', {}, 'claims.owner', null, { claims: { owner: null } }],
    ['keeps an empty list', {}, 'framed_by', [], { framed_by: [] }],
    [
      'has sources by whole paths',
      {},
      'sources.otp.mode',
      source,
      { sources: { 'otp.mode': source } },
    ],
    ['takes a source out', { sources: { 'otp.mode': source } }, 'sources.otp.mode', undefined, {}],
  ])('%s [MGMT-02]', (_name, before, path, value, after) => {
    const untouched = structuredClone(before)
    expect(withSetting(before, path, value)).toEqual(after)
    expect(writtenAt(after, path)).toEqual(value)
    expect(before).toEqual(untouched)
  })

  it('says what a setting is, written or not, and finds nothing in a prototype [MGMT-02]', () => {
    expect(settingIn({}, setting('otp.mode'))).toBe('on_demand')
    expect(settingIn({ otp: { mode: 'none' } }, setting('otp.mode'))).toBe('none')
    expect(settingIn({ claims: { owner: null } }, setting('claims.owner'))).toBeNull()
    expect(writtenAt({}, 'constructor.name')).toBeUndefined()
    expect(writtenAt({ otp: 'none' }, 'otp.mode')).toBeUndefined()
  })

  it('differs by what its settings are, not by how they are written [CONF-02]', () => {
    expect(
      changedSettings(
        settings,
        { otp: { mode: 'on_demand' }, receive: { needs_remark: true } },
        { receive: {}, sources: { 'otp.mode': source } },
      ),
    ).toEqual([
      { path: 'receive.needs_remark', before: true, after: false },
      { path: 'sources.otp.mode', before: null, after: source },
    ])
  })

  it('goes back to what was written when a person goes back [MGMT-02]', () => {
    const one = setting('receive.needs_remark')
    const on = choose({}, {}, one, true)
    expect(on).toEqual({ receive: { needs_remark: true } })
    expect(choose(on, {}, one, false)).toEqual({})
    const written = { receive: { needs_remark: false } }
    expect(choose(choose(written, written, one, true), written, one, false)).toEqual(written)
  })

  it('goes on top of what somebody else has published meanwhile [CONF-02]', () => {
    const base = { otp: { mode: 'none' }, receive: { needs_remark: true } }
    const mine = { receive: { needs_remark: true }, claims: { owner: 'acme' } }
    const theirs = { otp: { mode: 'none' }, receive: { needs_remark: false } }
    expect(putOnTop(settings, base, mine, theirs)).toEqual({
      receive: { needs_remark: false },
      claims: { owner: 'acme' },
    })
  })
})
