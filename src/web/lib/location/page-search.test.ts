import { expect, it } from 'vitest'
import { homeSearch } from './home-search.ts'
import { alone, cratesSearch, daysSearch, historySearch, usersSearch } from './page-search.ts'

it('reads from the address what can be meant, and leaves out the rest [FILT-08]', () => {
  expect(usersSearch({ q: ' asha ', page: '3' })).toEqual({ q: 'asha', page: 3 })
  expect(usersSearch({ q: ' ', page: '1' })).toEqual({})
  expect(usersSearch({ q: 7, page: '-2', x: 1 })).toEqual({})
  expect(usersSearch({ state: 'invited', role: '', type: 'Admin', user: 'asha', of: 'x' })).toEqual(
    {
      state: 'invited',
      role: '',
      type: 'Admin',
      user: 'asha',
    },
  )
  expect(usersSearch({ state: 'gone', view: 'log', of: 'asha', from: '2026-03-01' })).toEqual({
    view: 'log',
    of: 'asha',
    from: '2026-03-01',
  })
  expect(daysSearch({ from: '2026-03-01', to: '2026-03-02' })).toEqual({
    from: '2026-03-01',
    to: '2026-03-02',
  })
  expect(daysSearch({ from: '2026-03-02', to: '2026-03-01' })).toEqual({})
  expect(historySearch({ from: '2026-02-30', action: 'received', actor: 'acme' })).toEqual({
    action: 'received',
    actor: 'acme',
  })
  expect(historySearch({ action: ['received'], actor: 7 })).toEqual({})
  expect(
    cratesSearch({
      of: 'lost',
      by: 'lot',
      kind: 'receiver',
      party: ' Stores ',
      from: '2026-03-01',
    }),
  ).toEqual({ of: 'lost', by: 'lot', kind: 'receiver', party: 'Stores', from: '2026-03-01' })
  expect(cratesSearch({ kind: 'vehicle', party: '' })).toEqual({ kind: 'vehicle', party: '' })
  expect(cratesSearch({ kind: 'vehicle' })).toEqual({})
  expect(cratesSearch({ of: 'moon', by: ['lot'], kind: 'receiver', to: '2026-13-01' })).toEqual({})
})

it('leaves nothing of an address that cannot be meant beside what was read [FILT-08]', () => {
  const raw = { need: 'FOO', page: 'abc', size: '7', sort: 'source:Pune', q: 'LR', utm: 'x' }
  // The router lays what was read over the address as it stands.
  expect({ ...raw, ...alone(homeSearch)(raw) }).toEqual({ q: 'LR', only: 'source:Pune' })
  const lone = { kind: 'receiver', from: '2026-13-01', to: '2026-03-01' }
  expect({ ...lone, ...alone(cratesSearch)(lone) }).toEqual({ to: '2026-03-01' })
})
