import { expect, it } from 'vitest'
import { changedIn, keepable, onTopOf, typedFrom, type ProviderDraft } from './typed-provider.ts'

const base = typedFrom(null)
const draft: ProviderDraft = {
  base,
  rev: 1,
  typed: { ...base, scopes: 'openid', client_secret: 'of mine', why: 'New' },
}

it('puts what was typed on top of what was saved since, field by field [ACCT-03] [ERRS-03]', () => {
  const now = { ...base, issuer: 'https://theirs.example', scopes: 'openid theirs' }
  const { typed, rev } = onTopOf(draft, now, 2)
  expect([typed.issuer, typed.scopes, typed.client_secret, typed.why, rev]).toEqual([
    'https://theirs.example',
    'openid',
    'of mine',
    'New',
    2,
  ])
})

it('calls lines of groups changed that say otherwise, and not for their ids [ACCT-03]', () => {
  const [line] = base.rules
  const again = { ...draft, typed: { ...base, rules: typedFrom(null).rules } }
  expect(changedIn(again)).toEqual([])
  const heads = { ...again, typed: { ...base, rules: [{ ...line!, group: 'heads' }] } }
  expect(changedIn(heads)).toEqual(['rules'])
})

it('keeps no secret in the browser [ACCT-03]', () => {
  expect(changedIn(keepable(draft))).toEqual(['scopes', 'why'])
})
