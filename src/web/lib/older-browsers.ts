/** Is it the person's own list or text that a method is called of? It says what `this` is. */
type Of<T, Methods> = Methods & ThisType<T>

/** Methods that are filled in, by what has them; each is called as it would be without this. */
const of = <T>(owner: object, methods: Of<T, Record<string, unknown>>) => ({ owner, methods })

type IsIt = (item: unknown, index: number, all: unknown[]) => boolean

const lastIndex = (list: unknown[], isIt: IsIt): number => {
  let index = list.length - 1
  while (index >= 0 && !isIt(list[index], index, list)) index -= 1
  return index
}

const from = (length: number, at: number): number => (at < 0 ? length + at : at)

/**
 * Polyfills: what the pages for phones use of JavaScript and is younger than the browsers that they
 * are built for (`target` in vite.config.ts lowers how it is written, not what it calls).
 * `scripts/browser-floor.ts` says what is missing here.
 */
export const fills = [
  of<unknown[]>(Array.prototype, {
    at(index: number) {
      return this[from(this.length, index)]
    },
    findLast(isIt: IsIt) {
      return this[lastIndex(this, isIt)]
    },
    findLastIndex(isIt: IsIt) {
      return lastIndex(this, isIt)
    },
    toReversed() {
      return Array.from(this, (_one, index) => this[this.length - 1 - index])
    },
    toSorted(compare?: (a: unknown, b: unknown) => number) {
      return [...this].sort(compare)
    },
  }),
  of<string>(String.prototype, {
    at(index: number) {
      return this[from(this.length, index)]
    },
    isWellFormed() {
      try {
        encodeURIComponent(this)
        return true
      } catch {
        return false
      }
    },
    replaceAll(what: string | RegExp, by: string) {
      // A text is what it says, and no pattern.
      return typeof what === 'string' ? this.split(what).join(by) : this.replace(what, by)
    },
  }),
  of<object>(Object, {
    hasOwn: (owner: object, name: PropertyKey) => Object.prototype.hasOwnProperty.call(owner, name),
  }),
  of<AbortSignal>(AbortSignal.prototype, {
    throwIfAborted() {
      if (this.aborted) throw this.reason ?? new DOMException('Aborted', 'AbortError')
    },
  }),
]

for (const { owner, methods } of fills)
  for (const [name, value] of Object.entries(methods))
    // Not in the way of whoever counts what an object has.
    if (!(name in owner))
      Object.defineProperty(owner, name, { value, writable: true, configurable: true })
