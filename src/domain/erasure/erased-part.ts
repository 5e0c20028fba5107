/** What a value tells of: who somebody was to an order. */
export const erasedParts = [
  'driver',
  'receiver',
  'place',
  'signature',
  'photo',
  'remark',
  'text',
] as const
/** One of them. */
export type ErasedPart = (typeof erasedParts)[number]

/** An erasure as an order tells of it: when it was, and of what. */
export interface ErasedMark {
  at: string
  parts: readonly ErasedPart[]
}

/** When a part of an order was last erased; null where it never was. */
export const erasedAt = (
  { erased = [] }: { readonly erased?: readonly ErasedMark[] | undefined },
  part: ErasedPart,
): string | null => erased.findLast(({ parts }) => parts.includes(part))?.at ?? null
