import { expect, it } from 'vitest'
import { z } from 'zod'
import { serializerCompiler } from './answer-writer.ts'

it('makes the code that writes an answer with the first that is written, and once [EMB-04]', () => {
  let looked = 0
  const text = z.lazy(() => {
    looked += 1
    return z.string()
  })
  const schema = z.object({ said: text })
  const write = serializerCompiler({ schema, method: 'GET', url: '/' })
  expect(looked).toBe(0)
  expect(write({ said: 'first', unnamed: 1 })).toBe('{"said":"first"}')
  const after = looked
  expect(after).toBeGreaterThan(0)
  expect(write({ said: 'second' })).toBe('{"said":"second"}')
  expect(looked).toBe(after)
})
