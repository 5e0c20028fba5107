import { readStoreSettings } from '../src/server/env.ts'
import { WrongSetting } from '../src/server/wrong-setting.ts'
import {
  BucketFault,
  makeBucket,
  type WantedBucket,
} from '../src/server/gateways/files/make-buckets.ts'
import { placeLine } from '../src/server/gateways/files/s3-place.ts'

/** The store may be switched on at the same moment. */
const PATIENCE_MS = 60_000

/** The buckets that the settings name. */
const wantedBuckets = (): WantedBucket[] => {
  const { file_store, checkpoint_archive } = readStoreSettings(process.env)
  return [
    ...(file_store ? [{ ...file_store, is_locked: file_store.lock !== null }] : []),
    ...(checkpoint_archive ? [{ ...checkpoint_archive, is_locked: true }] : []),
  ]
}

if (process.argv.length > 2) {
  console.error('Usage: npm run files:buckets')
  process.exitCode = 2
} else
  try {
    const wanted = wantedBuckets()
    if (wanted.length === 0) throw new WrongSetting('EPOD_FILES: names no object store')
    for (const one of wanted) {
      const outcome = await makeBucket(one, PATIENCE_MS)
      console.log(`${placeLine(one.place)}: ${outcome === 'made' ? 'was made' : 'is there'}`)
    }
  } catch (error) {
    if (!(error instanceof WrongSetting || error instanceof BucketFault)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
