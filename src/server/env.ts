import { isIP } from 'node:net'
import { z } from 'zod'
import { filePlace, filesOf, s3CredentialsOf, type FileSettings } from './file-settings.ts'
import { keyIn } from '../domain/transparency/signed-note.ts'
import { s3PlaceIn, type S3Credentials, type S3Place } from './gateways/files/s3-place.ts'
import type { Witness } from './gateways/witness.ts'
import { secretLines } from './secret-lines.ts'
import { sha256Of } from './transparency/log-signer.ts'
import { WrongSetting } from './wrong-setting.ts'
import {
  missingVariable,
  providersIn,
  providerShape,
  type MessagingSettings,
} from './message-provider-settings.ts'

const flag = z.enum(['0', '1']).transform((text) => text === '1')
/** What stands in one line with commas between. */
const listed = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
/** An address, with a port behind it or without: `10.0.0.2`, `10.0.0.2:5353`, `[fd00::2]:5353`. */
const nameServer = z.string().refine((text) => {
  const [, address = '', port = '53'] =
    /^\[?([\da-f.:]+?)\]?(?:(?<=\]|^[\d.]+):(\d+))?$/i.exec(text) ?? []
  return isIP(address) !== 0 && Number(port) > 0 && Number(port) < 65_536
}, 'needs addresses of DNS servers')
/** A hundred years: more is a slip, and cannot be taken back. */
const MOST_LOCK_DAYS = 36_500
const secret = z.string().min(32, 'needs at least 32 characters')

/** Who mail is from. */
export interface Sender {
  readonly name: string
  readonly address: string
}

const control = /[\p{Cc}\u2028\u2029]/u

const sender = z.string().transform((text, check): Sender => {
  const [, name = '', address = ''] =
    /^(?:(.*?)\s*<)?([^\s@<>,"]+@[^\s@<>,"]+)>?$/.exec(text.trim()) ?? []
  if (address === '' || control.test(text)) check.addIssue('looks like Name <name@example.com>')
  return { name: name.replaceAll('"', ''), address }
})

const canBeRead = (encoded: string): boolean => {
  try {
    return decodeURIComponent(encoded) !== ''
  } catch {
    return false
  }
}

const mailServer = z.url({ protocol: /^smtps?$/ }).pipe(
  z
    .string()
    .refine((url) => new URL(url).hostname !== '', 'names no server')
    .refine(
      (url) =>
        [new URL(url).username, new URL(url).password].every(
          (part) => part === '' || canBeRead(part),
        ),
      'has a name or password whose % signs are not written as %25',
    ),
)

/** Witnesses as `<verifier key> <address>`, with commas between. */
const witnesses = z.string().transform((list, check): Witness[] =>
  list
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .flatMap((entry) => {
      const [line = '', url = '', ...more] = entry.trim().split(/\s+/)
      const key = keyIn(line, sha256Of)
      if (key && URL.canParse(url) && /^https?:/.test(url) && more.length === 0)
        return [{ key, url }]
      check.addIssue('looks like <verifier key> https://witness.example.com, with commas between')
      return []
    }),
)

/** An object store with object lock, and for how many days it locks. */
const archive = z.string().transform((address, check) => {
  const found = s3PlaceIn(address)
  const days = found?.others.get('lock_days') ?? ''
  if (found?.others.size === 1 && /^[1-9]\d{0,4}$/.test(days) && Number(days) <= MOST_LOCK_DAYS)
    return { place: found.place, lock_days: Number(days) }
  check.addIssue(
    'looks like s3://bucket/prefix?endpoint=https://s3.example.com&region=...&lock_days=3650',
  )
  return z.NEVER
})

const shape = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.string().optional(),
  DATABASE_DIRECT_URL: z.string().optional(),
  EPOD_REPLICA_URL: z.string().optional(),
  EPOD_DATA_DIR: z.string().default('./data'),
  EPOD_HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  EPOD_DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).optional(),
  EPOD_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  EPOD_MAIL_FROM: sender.prefault('EPOD <no-reply@localhost>'),
  EPOD_SECRET: secretLines.optional(),
  EPOD_DEMO: flag.optional(),
  EPOD_SUPPORT_EMAIL: z.email().default('support@example.com'),
  EPOD_METRICS_TOKEN: secret.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().default('epod'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  EPOD_SLOW_STATEMENT_MS: z.coerce.number().int().min(0).max(600_000).default(1_000),
  EPOD_TRUSTED_PROXIES: listed.pipe(
    z.array(
      z.union(
        [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
        'needs addresses or networks, with commas between',
      ),
    ),
  ),
  SMTP_URL: mailServer.optional(),
  ...providerShape,
  EPOD_WITNESSES: witnesses.prefault(''),
  EPOD_WEBHOOK_PRIVATE: flag.optional(),
  EPOD_NAME_SERVERS: listed.pipe(z.array(nameServer)),
  EPOD_LIVE_STREAMS: z.coerce.number().int().min(1).max(50_000).default(500),
  EPOD_API_KEY_RATE: z.coerce.number().int().min(0).max(1_000_000).default(3_000),
  EPOD_TIME_STAMPING_URL: z.url({ protocol: /^https?$/ }).optional(),
  EPOD_CHECKPOINTS: archive.optional(),
  EPOD_FILES: filePlace.optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
})

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(shape.shape)

/** Everything the environment decides, checked once at start. */
export interface Settings extends FileSettings {
  readonly port: number
  readonly host: string
  readonly database_url: string | undefined
  /** The server itself, where `database_url` leads to a pooler in transaction mode. */
  readonly database_direct_url: string | undefined
  /** A replica of that server, which lists and reports are read from. */
  readonly replica_url: string | undefined
  readonly data_dir: string
  /** Where a worker tells how it is; undefined: nowhere. */
  readonly health_port: number | undefined
  /** How long a process that was told to end goes on serving, while `/readyz` says 503. */
  readonly drain_ms: number
  /** Where people reach the product, without a slash at the end; links are built on it. */
  readonly public_url: string
  readonly public_url_asked_for: boolean
  readonly mail_from: Sender
  readonly secret: string | undefined
  readonly demo: boolean
  readonly demo_asked_for: boolean
  readonly support_email: string
  /** Addresses or networks whose word on a caller's address is taken. */
  readonly trusted_proxies: readonly string[]
  readonly metrics_token: string | undefined
  /** Where traces go (OTLP over HTTP), and of how many requests one is made. */
  readonly traces:
    | { readonly endpoint: string; readonly service_name: string; readonly ratio: number }
    | undefined
  /** Statements that take longer are logged by their names; 0: none. */
  readonly slow_statement_ms: number
  readonly smtp_url: string | undefined
  /** Providers of SMS and WhatsApp. */
  readonly providers: MessagingSettings
  /** Who signs elsewhere that the log has only grown. */
  readonly witnesses: readonly Witness[]
  /** Where checkpoints are stamped with the time (RFC 3161). */
  readonly time_stamping_url: string | undefined
  /** Where checkpoints are put under lock (S3 Object Lock), and for how many days. */
  readonly checkpoint_archive:
    | {
        readonly place: S3Place
        readonly lock_days: number
        readonly credentials: S3Credentials
      }
    | undefined
  /** Webhooks may lead to inner addresses, and to those without TLS. */
  readonly webhook_private: boolean
  /** DNS servers that are asked for the proof of a domain; none: those of the machine. */
  readonly name_servers: readonly string[]
  /** Live streams that one process holds at once. */
  readonly live_streams: number
  /** Calls that one API key may make a minute on each node; 0: as many as it likes. */
  readonly api_key_rate: number
}

/** A host and port as an address; an IPv6 host stands in brackets. */
export const addressOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** What a shape makes of the environment; empty counts as unset. Throws WrongSetting. */
const readBy = <S extends z.ZodType>(asked: S, environment: NodeJS.ProcessEnv): z.output<S> => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = asked.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new WrongSetting(`${issue?.path.join('.')}: ${issue?.message}`)
}

const ofFiles = {
  EPOD_DATA_DIR: true,
  EPOD_FILES: true,
  AWS_ACCESS_KEY_ID: true,
  AWS_SECRET_ACCESS_KEY: true,
} as const

/** Where files lie, and nothing else of the settings. Throws WrongSetting naming the variable. */
export const readFileSettings = (
  environment: NodeJS.ProcessEnv,
): Pick<Settings, 'data_dir'> & FileSettings => {
  const env = readBy(shape.pick(ofFiles), environment)
  return { data_dir: env.EPOD_DATA_DIR, ...filesOf(env) }
}

/** The secret as a start reads it; null where it is not set. Throws WrongSetting. */
export const readSecretSetting = (environment: NodeJS.ProcessEnv): string | null =>
  readBy(shape.pick({ EPOD_SECRET: true }), environment).EPOD_SECRET ?? null

/** The object stores, and nothing else of the settings. Throws WrongSetting naming the variable. */
export const readStoreSettings = (
  environment: NodeJS.ProcessEnv,
): Pick<Settings, 'file_store' | 'checkpoint_archive'> => {
  const env = readBy(shape.pick({ ...ofFiles, EPOD_CHECKPOINTS: true }), environment)
  return { ...filesOf(env), checkpoint_archive: archiveOf(env) }
}

/** Reads the settings; empty counts as unset. Throws WrongSetting naming the variable. */
export const readSettings = (environment: NodeJS.ProcessEnv): Settings => {
  const env = readBy(shape, environment)
  const missing = missingVariable(env)
  if (missing !== null)
    throw new WrongSetting(`${missing}: is not set, and others of its provider are`)
  if (env.EPOD_REPLICA_URL !== undefined && env.DATABASE_URL === undefined)
    throw new WrongSetting('EPOD_REPLICA_URL: DATABASE_URL, which it is a replica of, is not set')
  return {
    port: env.PORT,
    host: env.HOST,
    database_url: env.DATABASE_URL,
    database_direct_url: env.DATABASE_DIRECT_URL,
    replica_url: env.EPOD_REPLICA_URL,
    data_dir: env.EPOD_DATA_DIR,
    health_port: env.EPOD_HEALTH_PORT,
    // Nobody else serves what an embedded database holds.
    drain_ms: 1_000 * (env.EPOD_DRAIN_SECONDS ?? (env.DATABASE_URL === undefined ? 0 : 5)),
    public_url: (env.EPOD_PUBLIC_URL ?? addressOf(env.HOST, env.PORT)).replace(/\/+$/, ''),
    public_url_asked_for: env.EPOD_PUBLIC_URL !== undefined,
    mail_from: env.EPOD_MAIL_FROM,
    secret: env.EPOD_SECRET,
    demo: env.EPOD_DEMO ?? env.DATABASE_URL === undefined,
    demo_asked_for: env.EPOD_DEMO === true,
    support_email: env.EPOD_SUPPORT_EMAIL,
    metrics_token: env.EPOD_METRICS_TOKEN,
    traces:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
            service_name: env.OTEL_SERVICE_NAME,
            ratio: env.OTEL_TRACES_SAMPLER_ARG,
          },
    slow_statement_ms: env.EPOD_SLOW_STATEMENT_MS,
    trusted_proxies: env.EPOD_TRUSTED_PROXIES,
    smtp_url: env.SMTP_URL,
    providers: providersIn(env),
    witnesses: env.EPOD_WITNESSES,
    time_stamping_url: env.EPOD_TIME_STAMPING_URL,
    checkpoint_archive: archiveOf(env),
    ...filesOf(env),
    webhook_private: env.EPOD_WEBHOOK_PRIVATE === true,
    name_servers: env.EPOD_NAME_SERVERS,
    live_streams: env.EPOD_LIVE_STREAMS,
    api_key_rate: env.EPOD_API_KEY_RATE,
  }
}

type StoreVariables = Pick<z.output<typeof shape>, keyof typeof ofFiles | 'EPOD_CHECKPOINTS'>

const archiveOf = (env: StoreVariables): Settings['checkpoint_archive'] =>
  env.EPOD_CHECKPOINTS && { ...env.EPOD_CHECKPOINTS, credentials: s3CredentialsOf(env) }
