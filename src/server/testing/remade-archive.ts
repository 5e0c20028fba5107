import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ArchiveManifest } from '../../domain/account-archive/manifest.ts'
import { sha256 } from '../secrets.ts'
import { present } from './present.ts'

/** The members of an archive in their order. */
export type Members = readonly (readonly [name: string, bytes: Buffer])[]

/** Writes members as a ZIP. */
export const zipped = async (file: string, members: Members): Promise<string> => {
  const zip = new ZipFile()
  for (const [name, bytes] of members) zip.addBuffer(bytes, name)
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(file))
  return file
}

/** The members with one of them as it is changed; the manifest stays as it was. */
export const changed = (
  members: Members,
  name: string,
  change: (bytes: Buffer) => Buffer,
): Members =>
  members.map(([one, bytes]) => [one, one === name ? change(Buffer.from(bytes)) : bytes])

/** The same, by somebody who makes the manifest fit. */
export const forged = (
  members: Members,
  name: string,
  change: (text: string) => string,
): Members => {
  const made = changed(members, name, (bytes) => Buffer.from(change(bytes.toString())))
  const text = present(made.find(([one]) => one === name))[1]
  return manifestWith(made, (manifest) => ({
    ...manifest,
    members: manifest.members.map((one) =>
      one.name === name
        ? {
            ...one,
            bytes: text.byteLength,
            sha256: sha256(text),
            lines: one.lines === null ? null : text.toString().split('\n').length - 1,
          }
        : one,
    ),
  }))
}

/** The members with another manifest. */
export const manifestWith = (
  members: Members,
  change: (manifest: ArchiveManifest) => object,
): Members =>
  changed(members, 'manifest.json', (bytes) =>
    Buffer.from(JSON.stringify(change(JSON.parse(bytes.toString()) as ArchiveManifest))),
  )
