import { readFileSettings } from '../src/server/env.ts'
import { WrongSetting } from '../src/server/wrong-setting.ts'
import { NoRoom, StoreAway } from '../src/server/gateways/files/files.ts'
import { placeLine } from '../src/server/gateways/files/s3-place.ts'
import { moveFiles, type StoreSum } from '../src/server/jobs/moving/move-files.ts'
import { filesOnDisk, openFiles } from '../src/server/open-files.ts'

const USAGE = 'Usage: npm run files:move -- to-store|to-disk [--remove]'
const TELL_MS = 5_000

const given = process.argv.slice(2)
const removes = given.includes('--remove')
const [way, ...more] = given.filter((one) => one !== '--remove')

const sumLine = (place: string, { files, bytes, sha256 }: StoreSum): string =>
  `${place}: ${files} files of ${bytes} bytes, SHA-256 of their list ${sha256}`

/** Moves, tells what came of it, and answers what the process ends with. */
async function move(): Promise<number> {
  const settings = readFileSettings(process.env)
  const { file_store } = settings
  if (!file_store) throw new WrongSetting('EPOD_FILES: names no object store')
  const disk = { name: settings.files_folder, files: filesOnDisk(settings) }
  const store = { name: placeLine(file_store.place), files: await openFiles(settings) }
  const [from, to] = way === 'to-store' ? [disk, store] : [store, disk]
  let told_at = performance.now()
  const moved = await moveFiles(from.files, to.files, {
    removes,
    heard: ({ files, copied }) => {
      if (performance.now() - told_at < TELL_MS) return
      told_at = performance.now()
      console.error(`${files} files, ${copied} of them copied`)
    },
    faulty: ({ client_id, digest }, fault) =>
      console.error(`the file ${digest} of client ${client_id} is ${fault}, and stays where it is`),
  })
  console.log(sumLine(from.name, moved.from))
  console.log(sumLine(to.name, moved.to))
  const { copied, there, faulty, only_from, only_to, removed } = moved
  console.log(`${copied} files copied, ${there} were there; each was read there and compared.`)
  if (only_to > 0) console.log(`${only_to} files lie in ${to.name} alone.`)
  const isWhole = faulty === 0 && only_from === 0
  if (!isWhole) console.log(`${faulty} files are at fault, ${only_from} are not in ${to.name}.`)
  if (removes)
    console.log(
      isWhole ? `${removed} files were removed from ${from.name}.` : 'Nothing was removed.',
    )
  return isWhole ? 0 : 3
}

if ((way !== 'to-store' && way !== 'to-disk') || more.length > 0) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  try {
    process.exitCode = await move()
  } catch (error) {
    const isKnown = [WrongSetting, StoreAway, NoRoom].some((kind) => error instanceof kind)
    if (!(error instanceof Error) || !isKnown) throw error
    console.error(error.message)
    if (!(error instanceof WrongSetting)) console.error('The same command goes on from here.')
    process.exitCode = 1
  }
}
