const END = 2_048

/**
 * Has this the frame of a PDF: its header at the very beginning, and at its end where the
 * cross-reference begins, inside the file?
 */
export const isWholePdf = (bytes: Buffer): boolean => {
  if (!/^%PDF-[12]\.\d[\r\n ]/.test(bytes.subarray(0, 10).toString('latin1'))) return false
  const end = bytes.subarray(-END).toString('latin1')
  const start = /startxref[\r\n ]+(\d{1,10})[\r\n ]+%%EOF[\r\n \0]*$/.exec(end)?.[1]
  return start !== undefined && Number(start) < bytes.byteLength
}
