import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'

/**
 * Builds a document with its scripts and styles in it: one file that works from a disk. Its own
 * policy keeps it from the network, and from any script but this one.
 */
export const singleFile = (input: string, output: string, settings: InlineConfig): Plugin => ({
  name: 'single-file',
  apply: 'build',
  closeBundle: async () => {
    const built = await build({
      ...settings,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        ...settings.build,
        write: false,
        cssCodeSplit: false,
        rolldownOptions: { input, output: { codeSplitting: false } },
      },
    })
    const [{ output: files }] = (Array.isArray(built) ? built : [built]) as [
      { output: readonly BuiltFile[] },
    ]
    await mkdir(dirname(output), { recursive: true })
    await writeFile(output, inOne(files))
  },
})

interface BuiltFile {
  readonly fileName: string
  readonly code?: string
  readonly source?: string | Uint8Array
}

/** One document out of the files of a build. Throws where there is more than one script. */
export const inOne = (files: readonly BuiltFile[]): string => {
  const textsOf = (ending: string): string[] =>
    files
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map(({ code, source = '' }) => code ?? Buffer.from(source).toString())
  const [document = ''] = textsOf('.html')
  const [script = '', ...more] = textsOf('.js')
  if (more.length > 0) throw new Error('A single file has a single script')
  // What would end the element that holds it.
  const inline = script.replaceAll(/<\/(script)|<!--/gi, (end) => `\\x3c${end.slice(1)}`)
  const digest = createHash('sha256').update(inline).digest('base64')
  const policy =
    `default-src 'none'; script-src 'sha256-${digest}'; ` +
    `style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`
  return document
    .replaceAll(/\s*<(link rel="(stylesheet|modulepreload)"|script)[^>]*>(<\/script>)?/g, '')
    .replace('<meta charset="utf-8" />', (charset) =>
      [charset, `<meta http-equiv="Content-Security-Policy" content="${policy}" />`].join('\n    '),
    )
    .replace('</head>', () => `  <style>${textsOf('.css').join('\n')}</style>\n  </head>`)
    .replace('</body>', () => `  <script type="module">${inline}</script>\n  </body>`)
}
