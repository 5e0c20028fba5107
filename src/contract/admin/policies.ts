import { z } from 'zod'
import { documentSchema, writtenDocument } from '../../domain/policy/draft/document.ts'
import { policySchema } from '../../domain/policy/policy.ts'
import { answer, call, instantAsked } from '../call.ts'
import { keptWhy } from '../kept-why.ts'

const { $schema: _draft, ...documentShape } = z.toJSONSchema(documentSchema, {
  io: 'input',
  unrepresentable: 'any',
})
/** A client's document: judged by the schema that describes it, kept as it was written. */
export const policyDocument = writtenDocument.meta({ ...documentShape, id: 'PolicyDocument' })
/** A document as it was kept. */
export const writtenPolicy = z
  .record(z.string(), z.unknown())
  .describe('the configuration as written')

const version = z.number().int().min(0).max(2_147_483_647)
const why = keptWhy.describe('kept with the version')
/** Which client is meant. */
export const ofClient = z.strictObject({ key: z.string().max(80).describe('the client’s key') })

const change = z.object({
  path: z.string().describe('of the setting; sources.<path> is what a rule follows'),
  before: z.unknown(),
  after: z.unknown(),
})

const versionShape = {
  version,
  state: z.enum(['past', 'present', 'scheduled', 'withdrawn']),
  effective_at: z.iso.datetime().describe('from when it holds, or was to hold'),
  changed_at: z.iso.datetime(),
  changed_by: z.string().nullable(),
  why: z.string().nullable().describe('null for what was there before anybody was asked why'),
  restores: z.number().int().nullable().describe('the version that it brought back'),
  withdrawn_by: z.string().nullable(),
  withdrawn_why: z.string().nullable(),
}
const listedVersion = z.object({
  ...versionShape,
  changes: z.array(change).describe('against the version that stood before it'),
})
export type ListedPolicyVersion = z.infer<typeof listedVersion>

const finding = z.object({
  field: z.string().describe('path in the document: where to mend it'),
  others: z.array(z.string()).describe('paths of what it clashes with'),
  code: z.string(),
  message: z.string(),
})
/** What a draft was found to contradict. */
export type PolicyFinding = z.infer<typeof finding>
/** What is found in a draft. */
export const policyFindings = {
  refusals: z.array(finding).describe('what keeps it from being published'),
  warnings: z.array(finding).describe('what is worth a second look'),
}

export const getPolicy = call({
  method: 'GET',
  url: '/clients/:key/policy',
  summary: 'A client’s configuration as it holds now, and what is to hold; for administrators',
  audience: 'account',
  schema: {
    params: ofClient,
    response: {
      200: answer({
        result: z.object({
          key: z.string(),
          name: z.string(),
          version: version.describe('0 where nothing is written down'),
          document: writtenPolicy,
          effective: policySchema.describe(
            'with every default; what single users have is not in it',
          ),
          preset: z.string().nullable().describe('what the client began with'),
          differences: z
            .array(change)
            .describe(
              'settings that differ from the preset, which is `before`; else from the defaults',
            ),
          sources: z
            .array(z.object({ path: z.string(), source: z.string(), checked_on: z.string() }))
            .describe('what rules follow'),
          changed_at: z.iso.datetime().nullable(),
          changed_by: z.string().nullable(),
          why: z.string().nullable(),
          latest: version.describe(
            'what the next version is based on: this one, or the last that waits',
          ),
          scheduled: z.array(listedVersion).describe('what waits for its time, the next first'),
          ...policyFindings,
        }),
      }),
    },
  },
})

const published = z.object({
  version,
  state: z.enum(['present', 'scheduled']),
  effective_at: z.iso.datetime(),
  warnings: policyFindings.warnings,
})
/** What somebody else has published meanwhile. */
const overtaken = answer({
  present: z
    .object({
      version,
      changed_at: z.iso.datetime().nullable(),
      changed_by: z.string().nullable(),
      why: z.string().nullable(),
      effective_at: z.iso.datetime().nullable(),
    })
    .optional()
    .describe('the newest version, which the request did not know'),
})

export const putPolicy = call({
  method: 'PUT',
  url: '/clients/:key/policy',
  summary:
    'Publish a configuration, now or at a time; 409 where somebody published since, ' +
    '422 with path and reason for what is no setting or contradicts itself',
  audience: 'account',
  bodyLimit: 262_144,
  schema: {
    params: ofClient,
    body: z.strictObject({
      document: policyDocument,
      based_on: version.describe('`latest` of the configuration that was changed'),
      why,
      effective_at: instantAsked.optional().describe('from when it holds; now where left out'),
    }),
    response: { 200: answer({ result: published }), 409: overtaken },
  },
})

export const rollBackPolicy = call({
  method: 'POST',
  url: '/clients/:key/policy/roll-back',
  summary: 'Publish the document of an earlier version again, as today’s rules judge it',
  audience: 'account',
  schema: {
    params: ofClient,
    body: z.strictObject({
      version,
      why,
      based_on: version.optional().describe('409 where somebody published since'),
    }),
    response: { 200: answer({ result: published }), 409: overtaken },
  },
})

export const withdrawPolicy = call({
  method: 'POST',
  url: '/clients/:key/policy/withdraw',
  summary: 'Take back the newest version that waits for its time',
  audience: 'account',
  schema: {
    params: ofClient,
    body: z.strictObject({ version, why }),
    response: { 200: answer({}) },
  },
})

export const listPolicyVersions = call({
  method: 'GET',
  url: '/clients/:key/policy/versions',
  summary: 'The versions of a client’s configuration, newest first: who, when, why and what',
  audience: 'account',
  schema: {
    params: ofClient,
    querystring: z.strictObject({
      limit: z.coerce.number().int().min(1).max(25).default(10),
      before: z.coerce.number().int().min(1).max(2_147_483_647).optional().describe('`next`'),
    }),
    response: {
      200: answer({
        result: z.object({
          versions: z.array(listedVersion),
          next: z
            .number()
            .int()
            .nullable()
            .describe('where the next page begins; null on the last'),
        }),
      }),
    },
  },
})

export const getPolicyVersion = call({
  method: 'GET',
  url: '/clients/:key/policy/versions/:version',
  summary: 'One version of a client’s configuration, with its document',
  audience: 'account',
  schema: {
    params: ofClient.extend({ version: z.coerce.number().int().min(1).max(2_147_483_647) }),
    response: { 200: answer({ result: listedVersion.extend({ document: writtenPolicy }) }) },
  },
})

export const comparePolicies = call({
  method: 'GET',
  url: '/clients/:key/policy/compare',
  summary: 'What two versions of a client’s configuration set differently',
  audience: 'account',
  schema: {
    params: ofClient,
    querystring: z.strictObject({
      from: z.coerce.number().int().min(0).max(2_147_483_647).describe('0 for the defaults'),
      to: z.coerce.number().int().min(0).max(2_147_483_647),
    }),
    response: { 200: answer({ result: z.object({ changes: z.array(change) }) }) },
  },
})
