import { z } from 'zod'
import { answer, call } from '../call.ts'

const instant = z.iso.datetime()
const count = z.number().int()

const jobRun = z.object({
  job: z.string(),
  began_at: instant.nullable(),
  ended_at: instant.nullable().describe('null while it runs'),
  next_at: instant.nullable(),
  fault: z.string().nullable().describe('what went wrong at the last run'),
})
/** How a job ran last. */
export type OperatedJob = z.infer<typeof jobRun>

const verification = z.object({
  began_at: instant.nullable().describe('null while it is asked for and not taken up yet'),
  ended_at: instant.nullable().describe('null while it goes on'),
  fault: z.string().nullable().describe('why it came to no end'),
  found: z
    .object({
      orders: count,
      events: count,
      files: count,
      findings: count,
      changed: count.describe('of the findings: something else stands there than was written'),
      damaged: count.describe('parts of the database that cannot be read'),
      told: z.array(z.string()).describe('the first twenty findings'),
    })
    .nullable(),
})

const operations = z.object({
  build: z.object({
    version: z.string(),
    commit: z.string().nullable().describe('null where the product runs without its repository'),
    started_at: instant,
    runtime: z.string(),
    database: z.enum(['embedded', 'postgres']),
  }),
  messages: z.object({
    queued: count,
    oldest_queued_at: instant.nullable(),
    dead: count.describe('given up or out of time: dead letters'),
    no_provider: count.describe('kept, since nobody carries their channel'),
    sent_last_day: count,
  }),
  links: z.object({ valid: count, opened_last_day: count }),
  storage: z.object({
    files: count,
    bytes: count,
    holds: count.describe('legal holds that stand'),
  }),
  database: z.object({
    bytes: count,
    events: count.describe('estimated where there are many'),
    events_last_day: count,
    tables: z
      .array(
        z.object({
          name: z.string(),
          bytes: count,
          rows: count.nullable().describe('estimated; null before that'),
        }),
      )
      .describe('the largest first'),
  }),
  sign_ins: z.object({
    sessions: count.describe('that have not ended'),
    failed_last_hour: count,
  }),
  keys: z
    .array(z.object({ fingerprint: z.string(), in_use: z.boolean() }))
    .describe('of the installation’s secret, and of those before it that are still read'),
  jobs: z.array(jobRun),
  verification: verification.nullable().describe('the last walk of the log; null before the first'),
})
/** How the installation is doing. */
export type Operations = z.infer<typeof operations>

export const getOperations = call({
  method: 'GET',
  url: '/operations',
  summary: 'How the installation is doing: messages, jobs, storage; for platform administrators',
  audience: 'account',
  timeout: 20_000,
  schema: { response: { 200: answer({ result: operations }) } },
})

export const beginVerify = call({
  method: 'POST',
  url: '/operations/verify-log',
  summary:
    'Begin to walk every chain of events and every file; 409 while that goes on. ' +
    'GET /operations tells what came of it',
  audience: 'account',
  schema: { body: z.strictObject({}).optional(), response: { 200: answer({}) } },
})
