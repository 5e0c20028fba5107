/** Asserts that an answer is a file; answers its bytes. */
export const bytesOf = ({ body }: { body: unknown }): Buffer => {
  if (!Buffer.isBuffer(body)) throw new Error(`No file: ${JSON.stringify(body)}`)
  return body
}
