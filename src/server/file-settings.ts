import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { FilePlace } from './gateways/files/file-place.ts'
import { isS3Endpoint, s3PlaceIn, type S3Credentials } from './gateways/files/s3-place.ts'
import { WrongSetting } from './wrong-setting.ts'

/** A hundred years: more is a slip, and cannot be taken back. */
const MOST_LOCK_DAYS = 36_500
/** Seconds that a signed address holds at most. */
const MOST_SIGNED = 60

const numberUpTo = (most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number)
    .pipe(z.number().max(most))

const others = z.strictObject({
  lock_days: numberUpTo(MOST_LOCK_DAYS).optional(),
  lock_mode: z.enum(['governance', 'compliance']).optional(),
  signed_seconds: numberUpTo(MOST_SIGNED).optional(),
  browsers: z.string().refine(isS3Endpoint).optional(),
})

/** The folder that `file:<folder>` names, absolute, relative, or as an URL; null for none. */
const folderIn = (address: string): string | null => {
  const folder = address.slice('file:'.length)
  if (!folder.startsWith('//')) return folder === '' ? null : folder
  try {
    return fileURLToPath(address)
  } catch {
    return null
  }
}

/**
 * Where files lie: a folder of this machine, or an object store; what that may say beside its place
 * is in `docs/files.md`.
 */
export const filePlace = z.string().transform((address, check): FilePlace | string => {
  const folder = address.startsWith('file:') ? folderIn(address) : null
  if (folder !== null) return folder
  const found = s3PlaceIn(address)
  const parsed = others.safeParse(Object.fromEntries(found?.others ?? []))
  const { lock_days, lock_mode, signed_seconds, browsers } = parsed.data ?? {}
  const isWhole =
    (lock_mode === undefined || lock_days !== undefined) &&
    (browsers === undefined || signed_seconds !== undefined)
  if (!found || !parsed.success || !isWhole) {
    check.addIssue(
      'looks like file:<folder>, or s3://bucket/prefix?endpoint=https://s3.example.com&' +
        'region=..., with signed_seconds=1 to 60 and browsers=..., lock_days=... and ' +
        'lock_mode=governance',
    )
    return z.NEVER
  }
  return {
    place: found.place,
    lock:
      lock_days === undefined
        ? null
        : {
            mode: lock_mode === 'compliance' ? 'COMPLIANCE' : 'GOVERNANCE',
            days: lock_days,
          },
    signed:
      signed_seconds === undefined
        ? null
        : { seconds: signed_seconds, endpoint: browsers ?? found.place.endpoint },
  }
})

/** Where files lie. */
export interface FileSettings {
  /** The folder for them on this machine. */
  readonly files_folder: string
  /** Where they lie instead. */
  readonly file_store: (FilePlace & { readonly credentials: S3Credentials }) | undefined
}

interface FileVariables extends KeyPair {
  readonly EPOD_DATA_DIR: string
  readonly EPOD_FILES?: FilePlace | string | undefined
}

/** Where variables say that files lie: in the data folder, unless they name another place. */
export const filesOf = (env: FileVariables): FileSettings => {
  const { EPOD_DATA_DIR, EPOD_FILES: at } = env
  const files_folder = typeof at === 'string' ? at : join(EPOD_DATA_DIR, 'files')
  return typeof at === 'object'
    ? { files_folder, file_store: { ...at, credentials: s3CredentialsOf(env) } }
    : { files_folder, file_store: undefined }
}

interface KeyPair {
  readonly AWS_ACCESS_KEY_ID?: string | undefined
  readonly AWS_SECRET_ACCESS_KEY?: string | undefined
}

/** The key pair of the object store. Throws WrongSetting where a half is missing. */
export const s3CredentialsOf = ({
  AWS_ACCESS_KEY_ID: access_key_id,
  AWS_SECRET_ACCESS_KEY: secret_access_key,
}: KeyPair): S3Credentials => {
  if (access_key_id === undefined) throw new WrongSetting('AWS_ACCESS_KEY_ID: is not set')
  if (secret_access_key === undefined) throw new WrongSetting('AWS_SECRET_ACCESS_KEY: is not set')
  return { access_key_id, secret_access_key }
}
