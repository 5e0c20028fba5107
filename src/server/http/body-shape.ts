/** Bounds on the structure of a body, whatever it says. */
export interface ShapeBounds {
  /** Values in all. */
  readonly values: number
  /** Values in one row, and in what is no row. */
  readonly row_values: number
  /** Fields of one object. */
  readonly fields: number
  /** Objects and lists inside each other. */
  readonly depth: number
}

/** The bound that a body breaks. */
export type Excess = keyof ShapeBounds

/** A list of rows in a body: where it begins and ends, and the commas at which it may be cut. */
export interface RowList {
  readonly from: number
  to: number
  readonly commas: number[]
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c] as const
const [OBJECT, OBJECT_END, LIST, LIST_END] = [0x7b, 0x7d, 0x5b, 0x5d] as const
const PIECE = 65_536

/**
 * Lexical scan: counts the structure of a JSON text without making anything of it, so that what is
 * too wide, too deep or too much costs no more than a look at each byte. Whether the text is JSON
 * is for its reader to find out.
 */
export class BodyShape {
  /** The lists that are the body, or a field of it. */
  readonly lists: RowList[] = []
  readonly #bytes: Uint8Array
  readonly #bounds: ShapeBounds
  readonly #piece: number
  /** What is open, the outermost first: a brace or bracket, and the commas in it so far. */
  readonly #open: { readonly kind: number; commas: number }[] = []
  #at = 0
  #isText = false
  #values = 0
  #beside = 0
  #in_row = 0
  #list: RowList | null = null

  /** `piece` is how many bytes of a list are read together, if it can be cut there. */
  constructor(bytes: Uint8Array, bounds: ShapeBounds, piece = PIECE) {
    this.#piece = piece
    this.#bytes = bytes
    this.#bounds = bounds
  }

  /** Looks at the next `count` bytes: the bound that is broken, or whether there is more to see. */
  look(count: number): Excess | 'more' | 'done' {
    const bytes = this.#bytes
    const end = Math.min(bytes.length, this.#at + count)
    let [at, isText] = [this.#at, this.#isText]
    for (; at < end; at += 1) {
      const byte = bytes[at]
      if (isText) {
        if (byte === BACKSLASH) at += 1
        else if (byte === QUOTE) isText = false
      } else if (byte === QUOTE) isText = true
      else if (byte === COMMA || byte === OBJECT || byte === LIST) {
        const excess = byte === COMMA ? this.#comma(at) : this.#begin(byte, at)
        if (excess) return excess
      } else if (byte === OBJECT_END || byte === LIST_END) this.#end(at)
    }
    this.#at = at
    this.#isText = isText
    return at < bytes.length ? 'more' : 'done'
  }

  #count(): Excess | null {
    this.#values += 1
    const together = this.#list ? (this.#in_row += 1) : (this.#beside += 1)
    if (together > this.#bounds.row_values) return 'row_values'
    return this.#values > this.#bounds.values ? 'values' : null
  }

  #comma(at: number): Excess | null {
    const inner = this.#open.at(-1)
    if (!inner) return null
    inner.commas += 1
    if (inner.kind === OBJECT && inner.commas >= this.#bounds.fields) return 'fields'
    if (this.#list && this.#open.length === this.#rowDepth()) {
      this.#in_row = 0
      const { commas, from } = this.#list
      if (at - (commas.at(-1) ?? from) >= this.#piece) commas.push(at)
    }
    return this.#count()
  }

  #begin(kind: number, at: number): Excess | null {
    if (this.#open.length >= this.#bounds.depth) return 'depth'
    const excess = this.#count()
    this.#open.push({ kind, commas: 0 })
    if (kind === LIST && this.#open.length === this.#rowDepth()) {
      this.#list = { from: at + 1, to: at + 1, commas: [] }
      this.#in_row = 0
    }
    return excess
  }

  #end(at: number): void {
    if (this.#list && this.#open.length === this.#rowDepth()) {
      this.#list.to = at
      this.lists.push(this.#list)
      this.#list = null
    }
    this.#open.pop()
  }

  /** How deep rows lie: in the list that is the body, or in those that are its fields. */
  #rowDepth(): number {
    return this.#open[0]?.kind === LIST ? 1 : 2
  }
}
