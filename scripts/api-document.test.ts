import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiDocument } from './api-document.ts'

interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly security: readonly Record<string, readonly string[]>[]
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
  readonly requestBody?: { readonly content: Record<string, object> }
  readonly responses: Record<string, { readonly content?: object; readonly headers?: object }>
}
interface ApiDocument {
  readonly servers: readonly object[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Record<string, Record<string, Operation>>
  readonly webhooks: Record<string, Record<string, Operation>>
}

let text: string
let document: ApiDocument
let operations: [place: string, operation: Operation][]
const folder = mkdtempSync(join(tmpdir(), 'epod-document-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeAll(async () => {
  text = await apiDocument()
  document = JSON.parse(text) as ApiDocument
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  )
})

/** What the linter says of a document: its exit code and its words. */
const linted = (of: string): { code: number | null; said: string } => {
  const file = join(folder, 'openapi.json')
  writeFileSync(file, of)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/@redocly/cli/bin/cli.js', 'lint', file, '--config', 'redocly.yaml'],
    {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  )
  return { code: status, said: stdout + stderr }
}

describe('the OpenAPI document', () => {
  it('passes `redocly lint` without an error or a warning [HOOK-01]', () => {
    const { code, said } = linted(text)
    expect({ code, said }).toMatchObject({ code: 0 })
  })

  it('is judged by a linter that finds what is wrong', () => {
    const { servers: _servers, ...without } = document
    expect(linted(JSON.stringify(without))).toMatchObject({
      code: 1,
      said: expect.stringContaining('no-empty-servers'),
    })
  })

  it('calls every operation by its name in the contract, each by another [HOOK-01]', () => {
    const ids = operations.map(([, { operationId }]) => operationId)
    expect(new Set(ids).size).toBe(operations.length)
    expect(ids.filter((id) => !/^[a-z][A-Za-z]*$/.test(id))).toEqual([])
    expect(Object.fromEntries(operations)).toMatchObject({
      'POST /api/orders': { operationId: 'addOrders' },
      'POST /api/update_epod': { operationId: 'updateEpod' },
      'GET /api/orders/changes': { operationId: 'listChanges' },
    })
  })

  it('says who may call, and which scope of a key is enough [HOOK-01]', () => {
    const of = Object.fromEntries(operations.map(([place, { security }]) => [place, security]))
    expect(of['POST /api/login']).toEqual([{ basic: [] }])
    expect(of['GET /api/orders/{id}']).toEqual([
      { session: [] },
      { key: ['orders:read'] },
      { key: ['proof:read'] },
    ])
    expect(of['POST /api/users']).toEqual([{ session: [] }])
    expect(of['GET /api/public-order']).toEqual([{ link: [] }])
    expect(of['POST /api/session/renew']).toEqual([{ renewal: [] }])
  })

  it.each([
    ['POST /api/download', ['json', 'spreadsheetml']],
    ['POST /api/download/pod', ['json', 'zip']],
    ['GET /api/orders/{id}/proof', ['json', 'application/sd-jwt']],
    ['GET /api/orders/{id}/certificate', ['application/pdf']],
    ['GET /api/orders/{id}/epcis', ['application/ld+json']],
    ['GET /api/files/{order}/{name}', ['image/jpeg', 'application/pdf']],
  ])('describes every form of the answer of %s [HOOK-01]', (place, forms) => {
    const operation = operations.find(([at]) => at === place)?.[1]
    const types = Object.keys(operation?.responses['200']?.content ?? {})
    for (const form of forms) expect(types.join(' ')).toContain(form)
    if (!forms.includes('json')) expect(types).not.toContain('application/json')
  })

  it('describes every answer by its content, and every refusal in both shapes', () => {
    const shared = (document as unknown as { components: { responses: Record<string, object> } })
      .components.responses
    for (const [name, { content }] of Object.entries(shared) as [string, { content: object }][])
      expect([name, Object.keys(content)]).toEqual([
        name,
        ['application/json', 'application/problem+json'],
      ])
    for (const [place, { responses }] of operations) {
      expect([place, Object.keys(responses['200']?.content ?? {}).length]).not.toEqual([place, 0])
      expect([place, Object.keys(responses)]).toEqual([
        place,
        expect.arrayContaining(['403', '429', '503', 'default']),
      ])
    }
  })

  it('names Idempotency-Key wherever something is changed, and where it is not, not', () => {
    const keyed = operations
      .filter(([, { parameters = [] }]) =>
        parameters.some(({ name }) => name === 'Idempotency-Key'),
      )
      .map(([place]) => place)
    expect(keyed).toEqual(
      expect.arrayContaining(['POST /api/orders', 'POST /api/update_epod', 'POST /api/webhooks']),
    )
    expect(keyed).not.toContain('POST /api/fetch_orders')
    // Answered with a secret, or good for one challenge: nothing of them is kept.
    for (const place of [
      'POST /api/account/second-factor',
      'POST /api/account/second-factor/confirm',
      'POST /api/account/second-factor/recovery-codes',
      'POST /api/account/passkeys/options',
      'POST /api/account/passkeys',
    ])
      expect(keyed).not.toContain(place)
    expect(keyed.filter((place) => place.startsWith('GET'))).toEqual([])
  })

  it('tells what webhooks are sent, and under which heading each call stands [HOOK-01]', () => {
    expect(Object.keys(document.webhooks)).toEqual(
      expect.arrayContaining(['order.added', 'order.received', 'checkpoint.published']),
    )
    const known = new Set(document.tags.map(({ name }) => name))
    const used = operations.flatMap(([, { tags }]) => tags)
    expect(used.filter((name) => !known.has(name))).toEqual([])
  })
})
