import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const [brotli, gz] = [promisify(brotliCompress), promisify(gzip)]

/** Writes `.br` and `.gz` beside every text file of a build, so that the server never compresses the same bytes twice. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      for await (const name of glob('**/*.{html,js,css,svg,json,wasm}', { cwd: dir })) {
        const file = join(dir, name)
        const text = await readFile(file)
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
        await writeFile(`${file}.br`, await brotli(text, { params }))
        await writeFile(`${file}.gz`, await gz(text, { level: 9 }))
      }
    },
  }
}
