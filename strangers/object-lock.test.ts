import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
  PutObjectRetentionCommand,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archiveCheckpoints } from '../src/server/jobs/log/archive-checkpoints.ts'
import { publishCheckpoint } from '../src/server/jobs/log/publish-checkpoint.ts'
import { sequence } from '../src/server/jobs/log/sequencer.ts'
import { readSettings } from '../src/server/env.ts'
import { s3Client } from '../src/server/gateways/files/s3-client.ts'
import { verifyTree, type TreeFinding } from '../src/server/jobs/log/verify-tree.ts'
import { readerOf } from '../src/server/stores/log/chains.ts'
import { newestCheckpoint } from '../src/server/stores/log/tree.ts'
import { openTestApp, type TestApp } from '../src/server/testing/app.ts'
import { STORE_KEYS } from '../src/server/testing/object-store.ts'
import { anOrder } from '../src/server/testing/orders.ts'
import { present } from '../src/server/testing/present.ts'
import { startCeph, type CephStore } from './ceph.ts'

let ceph: CephStore
let t: TestApp
let note = ''
const Bucket = 'locked'
const archiveAt = (bucket: string, keys: Record<string, string> = STORE_KEYS) =>
  present(
    readSettings({
      ...keys,
      EPOD_CHECKPOINTS: `s3://${bucket}/proofs?endpoint=${encodeURIComponent(ceph.url)}&lock_days=1`,
    }).checkpoint_archive,
  )
let client: ReturnType<typeof s3Client>
beforeAll(async () => {
  ;[ceph, t] = await Promise.all([startCeph(), openTestApp()])
  const { place, credentials } = archiveAt(Bucket)
  client = s3Client(place, credentials)
  await client.send(new CreateBucketCommand({ Bucket, ObjectLockEnabledForBucket: true }))
  await client.send(new CreateBucketCommand({ Bucket: 'open' }))
  await anOrder(t)
  await sequence(t.deps)
  note = present(await newestCheckpoint(t.database)).note
})
afterAll(async () => {
  client.destroy()
  await Promise.all([t.close(), ceph.close()])
})

/** The versions that stand in the bucket, the oldest first. */
const versions = async () =>
  ((await client.send(new ListObjectVersionsCommand({ Bucket }))).Versions ?? []).toReversed()
const textOf = async (Key: string, VersionId: string): Promise<string> => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, VersionId }))
  return present(Body).transformToString()
}

describe('Ceph’s object gateway [PROF-04]', () => {
  it('keeps a checkpoint that nobody can delete, change or unlock before its time', async () => {
    const settings = { ...t.deps.settings, checkpoint_archive: archiveAt(Bucket) }
    await publishCheckpoint({ ...t.deps, settings })
    await publishCheckpoint({ ...t.deps, settings })
    const [first, ...others] = await versions()
    expect(others).toEqual([])
    const { Key, VersionId } = present(first) as { Key: string; VersionId: string }
    expect(await textOf(Key, VersionId)).toBe(note)
    const denied = { name: 'AccessDenied' }
    const BypassGovernanceRetention = true
    await expect(
      client.send(new DeleteObjectCommand({ Bucket, Key, VersionId, BypassGovernanceRetention })),
    ).rejects.toMatchObject(denied)
    for (const Mode of ['COMPLIANCE', 'GOVERNANCE'] as const)
      await expect(
        client.send(
          new PutObjectRetentionCommand({
            Bucket,
            Key,
            VersionId,
            BypassGovernanceRetention,
            Retention: { Mode, RetainUntilDate: new Date(Date.now() + 60_000) },
          }),
        ),
      ).rejects.toMatchObject(denied)
    // Whoever writes over it, or deletes the name, only puts something before it.
    await client.send(new PutObjectCommand({ Bucket, Key, Body: 'another' }))
    await client.send(new DeleteObjectCommand({ Bucket, Key }))
    expect((await versions()).map((one) => one.VersionId)).toContain(VersionId)
    expect(await textOf(Key, VersionId)).toBe(note)
    const found: TreeFinding[] = []
    const given = [{ name: Key, note: await textOf(Key, VersionId) }]
    await verifyTree(readerOf(t.database), { given }, (one) => found.push(one))
    expect(found).toEqual([])
  })

  it.each([
    ['a bucket without lock', 'open', STORE_KEYS, /it answers 400 InvalidRequest/],
    ['a bucket that there is not', 'nowhere', STORE_KEYS, /it answers 404 NoSuchBucket/],
    [
      'a wrong secret',
      Bucket,
      { ...STORE_KEYS, AWS_SECRET_ACCESS_KEY: 'wrong' },
      /it answers 403 SignatureDoesNotMatch/,
    ],
  ])('takes none into %s', async (_, bucket, keys, fault) => {
    await anOrder(t)
    await sequence(t.deps)
    const before = (await versions()).length
    await expect(archiveCheckpoints(t.deps, archiveAt(bucket, keys))).rejects.toThrow(fault)
    expect(await versions()).toHaveLength(before)
  })
})
