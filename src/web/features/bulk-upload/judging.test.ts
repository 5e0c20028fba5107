import { expect, it } from 'vitest'
import { formatFor } from '../../../domain/bulk/formats.ts'
import type { Row } from '../../../domain/bulk/rows.ts'
import { aPolicy, clock } from '../../../domain/testing/factories.ts'
import { newJudging } from './judging.ts'

const policy = aPolicy({})
const row = (line: number): Row => ({
  line,
  values: new Map([['identifier', 'A']]),
  filled: [],
  problems: [],
})

it('judges a group once, and again only where one of its rows changes', () => {
  const { judge } = newJudging(formatFor(policy), { policy, client: 'acme', clock })
  const [one, two, other] = [row(2), row(3), row(4)]
  const first = judge([one, two])
  expect(judge([one, two])).toBe(first)
  expect(judge([one])).not.toBe(first)
  expect(judge([one, other])).not.toBe(first)
})
