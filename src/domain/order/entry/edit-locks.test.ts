import { describe, expect, it } from 'vitest'
import { aPolicy, aViewer, anOrder, clock } from '../../testing/factories.ts'
import type { PolicyDocument } from '../../policy/policy.ts'
import type { Viewer } from '../../policy/viewer.ts'
import { words } from '../../testing/words.ts'
import { inEnglish } from '../../testing/in-english.ts'
import { deskFields, lockedFields } from './edit-locks.ts'

const vendor = aViewer({ kind: 'vendor', transporter: 'Roadrunner' })
const distributor = aViewer({ kind: 'distributor', name: 'Nagpur' })
const locksOf = (viewer: Viewer, accountType: string | null, document: PolicyDocument) =>
  lockedFields(
    anOrder(),
    viewer,
    aPolicy({
      editable: { driver: true, tat: true },
      ...(accountType === null ? {} : { config: { accountType } }),
      ...document,
    }),
    clock,
  )

describe('the fields of an order that a party may not change', () => {
  const all = [...deskFields]
  it.each<[string, Viewer, string | null, string[]]>([
    ['the owner’s desk', aViewer(), null, []],
    ['the transporter', vendor, null, ['identifier', 'transporter', 'spocs']],
    ['a driver’s account', aViewer(), 'Driver', ['spocs']],
    ['the distributor', distributor, null, ['identifier', 'client', 'destination']],
    ['the CnF agent', aViewer(), 'CnF', []],
  ])(
    'are for %s, where the policy opens all, by what it is judged [EDIT-04]',
    (_who, viewer, type, fields) =>
      expect([
        ...locksOf(viewer, type, {
          editable_by: { transporter: all, distributor: all, cnf: all },
        }).keys(),
      ]).toEqual(fields),
  )

  it.each<[string, Viewer, string | null, string]>([
    ['the transporter', vendor, null, 'lot'],
    ['a driver’s account', aViewer(), 'Driver', 'lot'],
    ['the distributor', distributor, null, 'value'],
    ['the CnF agent', aViewer(), 'CnF', 'Items'],
  ])('are for %s all but those opened to it, not to others [EDIT-04]', (_who, viewer, type, open) =>
    expect([
      ...locksOf(viewer, type, {
        editable_by: { transporter: ['lot'], distributor: ['value'], cnf: ['Items'] },
      }).keys(),
    ]).toEqual(deskFields.filter((field) => field !== open)),
  )

  it.each([
    ['lr', 'LR number'],
    ['invoice', 'Invoice number'],
  ] as const)('name the number as the policy does: %s [EDIT-04]', (order_label, name) => {
    const lock = locksOf(vendor, null, { order_label }).get('identifier')
    expect(lock && [lock.kind, lock.field, inEnglish(lock)]).toEqual([
      'forbidden',
      'identifier',
      words.not_yours(name),
    ])
  })
})
