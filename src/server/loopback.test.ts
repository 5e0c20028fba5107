import { expect, it } from 'vitest'
import { isLoopback } from './loopback.ts'

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['127.0.0.1.example.com', false],
  ['127.example.com', false],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['', false],
])('knows whether %s is this machine', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})
