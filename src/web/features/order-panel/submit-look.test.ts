import { expect, it } from 'vitest'
import { anOrder, did } from '../../../domain/testing/factories.ts'
import { submitLook } from './submit-look.ts'

it.each([
  ['is open, since Receive is the filled button then', anOrder(), 'plain'],
  ['was received', anOrder(did.received), 'primary'],
  ['was rejected', anOrder(did.rejected), 'primary'],
])('fills the submit of a form in the panel, or not, as its order %s [EPOD-01]', (_, order, look) =>
  expect(submitLook(order)).toBe(look),
)
