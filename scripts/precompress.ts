import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const [brotli, gz] = [promisify(brotliCompress), promisify(gzip)]

const compressed = async (file: string): Promise<void> => {
  const text = await readFile(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await Promise.all([
    brotli(text, { params }).then((small) => writeFile(`${file}.br`, small)),
    gz(text, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}

/**
 * Writes `.br` and `.gz` beside every text file of a build, so that the server never compresses the
 * same bytes twice.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files: Promise<void>[] = []
      for await (const name of glob('**/*.{html,js,css,svg,json,wasm}', { cwd: dir }))
        files.push(compressed(join(dir, name)))
      await Promise.all(files)
    },
  }
}
