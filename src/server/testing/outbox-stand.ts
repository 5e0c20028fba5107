import { randomUUIDv7 } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { PolicyDocument } from '../../domain/policy/policy.ts'
import { createDeps, type Deps } from '../deps.ts'
import { readSettings } from '../env.ts'
import { gatewaysFrom } from '../gateways/messages/configured.ts'
import { SECRET_GAP } from '../../domain/messages/secret-gap.ts'
import type { Gateways } from '../gateways/messages/messages.ts'
import { drainOnce } from '../jobs/outbox/outbox.ts'
import { keysFrom } from '../secrets.ts'
import type { OnStatement } from '../stores/database/database.ts'
import { insertMessages, type QueuedMessage } from '../stores/messages/queue.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import {
  messageProviders,
  providerEnvironment,
  type MessageProviders,
} from './message-providers.ts'
import { noFiles } from './no-files.ts'

/** A phone as clients keep it. */
export const phone = '9876543210'

/** An outbox with stand-ins of providers before it. */
export interface OutboxStand {
  readonly deps: Deps
  readonly gateways: Gateways
  readonly providers: MessageProviders
}
type Which = Parameters<typeof providerEnvironment>[1]

/** A message of the outbox, with what waits in seconds. */
export interface SentRow {
  readonly id: string
  readonly channel: string
  readonly recipient: string
  readonly state: string
  readonly tries: number
  readonly error: string | null
  readonly secret: string | null
  readonly provider: string | null
  readonly provider_id: string | null
  readonly cost: string | null
  readonly instead_of: string | null
  readonly ways_left: unknown
  readonly tried: unknown
  readonly parts: number | null
  readonly waits: number
  readonly judged_in: number | null
}

const secondsUntil = (instant: string): number => (Date.parse(instant) - Date.now()) / 1_000

/** Opens a database with two clients for the tests of a file, each of which finds no messages. */
export const outboxStands = () => {
  const [one, other] = [randomUUIDv7(), randomUUIDv7()]
  let database: TestDatabase
  let clock: string | null = null
  let version = 0
  beforeAll(async () => {
    database = await openTestDatabase()
    await database.asOwner((db) =>
      db
        .insertInto('clients')
        .values([
          { id: one, key: 'one', name: 'One' },
          { id: other, key: 'other', name: 'Other' },
        ])
        .execute(),
    )
  })
  afterAll(() => database.close())
  afterEach(async () => {
    clock = null
    await database.asOwner(async (db) => {
      await db.deleteFrom('outbox').execute()
      await db.deleteFrom('message_spend').execute()
      await db.deleteFrom('message_opt_outs').execute()
    })
  })
  return {
    one,
    other,
    setClock: (now: string | null): void => {
      clock = now
    },
    watch: (see: OnStatement) => database.watch(see),
    /** What a client's messages have cost, of all days. */
    spentBy: async (client_id: string): Promise<number> => {
      const found = await database.asOwner((db) =>
        db.selectFrom('message_spend').select('spent').where('client_id', '=', client_id).execute(),
      )
      return found.reduce((sum, { spent }) => sum + Number(spent), 0)
    },
    setPolicy: async (client_id: string, document: PolicyDocument): Promise<void> => {
      version += 1
      await database.asOwner((db) =>
        db
          .insertInto('policies')
          .values({ client_id, version, document: JSON.stringify(document) })
          .execute(),
      )
    },
    standWith: async (
      which: readonly Which[],
      environment: Record<string, string> = {},
    ): Promise<OutboxStand> => {
      const providers = await messageProviders()
      const settings = readSettings({
        EPOD_PUBLIC_URL: 'https://epod.test',
        ...providerEnvironment(providers, ...which),
        ...environment,
      })
      const deps = createDeps({
        settings,
        database,
        keys: keysFrom('a secret for tests, longer than 32 characters'),
        log: pino({ level: 'silent' }),
        fixedNow: () => clock,
        files: noFiles,
      })
      return { deps, gateways: gatewaysFrom(settings), providers }
    },
    queue: async (
      { deps }: OutboxStand,
      client_id: string,
      ...changes: readonly Partial<QueuedMessage>[]
    ): Promise<string[]> => {
      const link = `https://epod.test/publictracking/${SECRET_GAP}`
      const values = { sender: 'Acme', identifier: 'LR-1', status: 'x', eta: 'y', link }
      // In the order in which they are given.
      const ids = changes.map(() => randomUUIDv7()).sort()
      const messages = changes.map((change, at): QueuedMessage => ({
        id: ids[at] ?? '',
        order_id: null,
        kind: 'notice',
        channel: 'sms',
        recipient: phone,
        subject: 'Consignment LR-1',
        body: `Follow it: ${link}\n`,
        secret: deps.keys.seal('REF'),
        expires_at: null,
        template: { event: 'notice', values },
        ...change,
      }))
      await database.transaction({ client_id, kind: 'client', party: '' }, ({ finish }) =>
        finish(insertMessages(client_id, messages)),
      )
      return ids
    },
    rows: async (): Promise<SentRow[]> => {
      const found = await database.asOwner((db) =>
        db.selectFrom('outbox').selectAll().orderBy('id').execute(),
      )
      return found.map(({ due_at, judge_at, ...row }) => ({
        ...row,
        waits: secondsUntil(due_at),
        judged_in: judge_at === null ? null : secondsUntil(judge_at),
      }))
    },
    /** As if each had been tried so often already. */
    setTries: (tries: number) =>
      database.asOwner((db) => db.updateTable('outbox').set({ tries }).execute()),
    makeDue: () =>
      database.asOwner(async (db) => {
        const past = new Date(0).toISOString()
        await db.updateTable('outbox').set({ due_at: past }).execute()
        await db
          .updateTable('outbox')
          .set({ judge_at: past })
          .where('judge_at', 'is not', null)
          .execute()
      }),
    drain: async ({ deps, gateways }: OutboxStand): Promise<void> => {
      while ((await drainOnce(deps, gateways)) > 0);
    },
  }
}

/** What acme has registered: a template at WhatsApp with a button, and one of SMS. */
export const registeredNotices: PolicyDocument = {
  messages: {
    templates: [
      {
        event: 'notice',
        channel: 'whatsapp',
        id: 'epod_notice',
        button: true,
        variables: ['sender', 'identifier', 'status', 'eta'],
      },
      { event: 'notice', channel: 'sms', id: '1107' },
    ],
  },
}
