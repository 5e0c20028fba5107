import { dirname, join } from 'node:path/posix'

/** Module graph: for each file the files that it imports, for their types alone too. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** `from '…'`, `import('…')`, `typeof import('…')` and `import '…'`, of files by their path. */
const relativeImport = /(?:\bfrom\s*|\bimport\s*\(?\s*)'(\.{1,2}\/[^']+)'/g

/** Builds the module graph of these files; imports of what is not among them are left out. */
export const importGraph = (
  files: readonly { readonly path: string; readonly text: string }[],
): ImportGraph => {
  const known = new Set(files.map(({ path }) => path))
  return new Map(
    files.map(({ path, text }) => [
      path,
      [...text.matchAll(relativeImport)]
        .map(([, to = '']) => join(dirname(path), to))
        .filter((to) => known.has(to)),
    ]),
  )
}

/** Import cycles: strongly connected components of more than one file (Tarjan's algorithm). */
export const cyclesIn = (graph: ImportGraph): string[][] => {
  const found: string[][] = []
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const lowOf = (path: string): number => low.get(path) ?? 0
  const visit = (path: string): void => {
    index.set(path, index.size)
    low.set(path, index.size - 1)
    stack.push(path)
    for (const to of graph.get(path) ?? []) {
      if (!index.has(to)) visit(to)
      if (stack.includes(to)) low.set(path, Math.min(lowOf(path), lowOf(to)))
    }
    if (lowOf(path) !== index.get(path)) return
    const component = stack.splice(stack.indexOf(path))
    if (component.length > 1) found.push(component)
  }
  for (const path of graph.keys()) if (!index.has(path)) visit(path)
  return found
}
