/** Bytes from `from` up to `to`, both among them. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

/**
 * Which part of so many bytes a Range header asks for (RFC 9110, section 14.2): one range of bytes;
 * 'whole' where it asks for nothing that is served in part, 'none' for a part that is not there.
 */
export const byteRangeIn = (
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'none' => {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const count = Math.min(Number(last), size)
    return count === 0 ? 'none' : { from: size - count, to: size - 1 }
  }
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (last !== '' && Number(last) < from) return 'whole'
  return from >= size ? 'none' : { from, to }
}
