import * as fc from 'fast-check'

type Schema = Record<string, unknown>

/** Values that break careless code, whatever was expected in their place. */
export const hostile: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  2 ** 31,
  '',
  ' ',
  '0',
  'null',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '😀',
  'x'.repeat(300),
  'x'.repeat(70_000),
  "' or 1=1 --",
  '%',
  '\\',
  '%\\',
  '$&',
  '{{otp}}',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  'NaN',
  [],
  {},
  [null],
  [[[[]]]],
  { $gt: '' },
  { $where: '1' },
  { length: 1e9 },
  JSON.parse('{"__proto__": {"admin": true}}'),
  JSON.parse('{"constructor": {"prototype": {"a": 1}}}'),
  ['9876543210'],
  [1, 'a', null, {}],
  Array.from({ length: 2_000 }, (_, n) => n),
  nested(25),
]

function nested(deep: number): unknown {
  let value: unknown = 1
  for (let n = 0; n < deep; n += 1) value = n % 2 ? [value] : { a: value }
  return value
}

/** Bodies no JSON writer would send, with how they are announced. */
export const rawBodies: readonly { payload: string | Buffer; headers: Record<string, string> }[] = [
  ...[
    '',
    '{',
    '[1,',
    '{"a":1,"a":2}',
    'null',
    '"text"',
    '7',
    'undefined',
    '{"__proto__":{"a":1}}',
    '\ufeff{}',
    '[',
    '['.repeat(20_000),
    `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    '{"a":"\u0000"}',
    '{"_id":"\\ud800"}',
    '{"limit":1e999}',
  ].map((payload) => ({ payload, headers: { 'content-type': 'application/json' } })),
  {
    payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    headers: { 'content-type': 'application/json' },
  },
  {
    payload: Buffer.from('1f8b0800000000000003ab56020043bfa6a302000000', 'hex'),
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  },
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json; charset=utf-16',
    'application/json5',
    'x',
    '',
  ].map((type) => ({ payload: '{"a":1}', headers: { 'content-type': type } })),
  { payload: '{}', headers: {} },
]

/**
 * Values that a JSON Schema describes, near enough; `ids` stand where it wants one. `named` are the
 * document's own schemas.
 */
export const fitting = (
  schema: Schema,
  named: Record<string, Schema>,
  ids: readonly string[],
): fc.Arbitrary<unknown> => {
  const inner = (part: unknown): fc.Arbitrary<unknown> =>
    fitting((part ?? {}) as Schema, named, ids)
  const { $ref, anyOf, oneOf, type } = schema as {
    $ref?: string
    anyOf?: Schema[]
    oneOf?: Schema[]
    type?: string | string[]
  }
  if ($ref !== undefined) return inner(named[$ref.split('/').at(-1) ?? ''])
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  const choices = anyOf ?? oneOf
  if (choices) return fc.oneof(...choices.map(inner))
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => inner({ ...schema, type: one })))
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({
        min: Math.max(-1e9, Number(schema['minimum'] ?? -5)),
        max: Math.min(1e9, Number(schema['maximum'] ?? 1e6)),
      })
    case 'number':
      return fc.double({
        min: Math.max(-1e9, Number(schema['minimum'] ?? -5)),
        max: Math.min(1e9, Number(schema['maximum'] ?? 1e6)),
        noNaN: true,
      })
    case 'string':
      return textOf(schema, ids)
    case 'array': {
      const tuple = schema['prefixItems'] as Schema[] | undefined
      if (tuple) return fc.tuple(...tuple.map(inner))
      return fc.array(inner(schema['items']), {
        minLength: Math.min(1, Number(schema['minItems'] ?? 0)),
        maxLength: 3,
      })
    }
    case 'object': {
      const properties = (schema['properties'] ?? {}) as Record<string, Schema>
      const requiredKeys = ((schema['required'] ?? []) as string[]).filter(
        (key) => key in properties,
      )
      const own = fc.record(
        Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, inner(part)])),
        { requiredKeys },
      )
      // Of many optional fields at once, some mostly exclude each other: half of the time there is
      // one at most.
      const sparse = fc
        .tuple(own, fc.nat())
        .map(([value, place]) => withOne(value, requiredKeys, place))
      const either = fc.oneof(own, sparse)
      const more = schema['additionalProperties']
      return typeof more === 'object' && more !== null
        ? fc
            .tuple(either, fc.dictionary(fc.string({ maxLength: 8 }), inner(more), { maxKeys: 3 }))
            .map(([a, b]) => ({ ...b, ...a }))
        : either
    }
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

const withOne = (value: object, required: readonly string[], place: number): object => {
  const optional = Object.keys(value).filter((key) => !required.includes(key))
  const kept = optional[place % Math.max(1, optional.length)]
  return Object.fromEntries(
    Object.entries(value).filter(([key]) => required.includes(key) || key === kept),
  )
}

const textOf = ({ format, maxLength }: Schema, ids: readonly string[]): fc.Arbitrary<string> => {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid())
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date('2025-01-01'), max: new Date('2027-12-31') })
      .map((date) => date.toISOString())
  return fc.oneof(
    fc.string({ maxLength: Math.min(40, Number(maxLength ?? 40)), unit: 'binary' }),
    fc.constantFrom(
      ...ids,
      'acme',
      'LR-1',
      '2026-03-01',
      '12:30',
      '9876543210',
      'data:image/png;base64,iVBORw0KGgo=',
    ),
  )
}

/**
 * A value with one part of it replaced, removed or added to by something hostile; `place` and
 * `other` choose.
 */
export const spoilt = (value: unknown, place: number, other: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return other
  const keys = Object.keys(value)
  const which = place % (keys.length + 2)
  if (which === keys.length) return other
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...value }
  const key = keys[which] ?? 'unheard_of'
  Object.defineProperty(copy, key, {
    value: spoilt(
      (value as Record<string, unknown>)[key],
      Math.floor(place / (keys.length + 2)),
      other,
    ),
    enumerable: true,
    configurable: true,
    writable: true,
  })
  return copy
}
