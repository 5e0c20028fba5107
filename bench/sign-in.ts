import { post } from './caller.ts'
import { PASSWORD } from './seed.ts'

/** Signs in a client of the data set, by its key; answers the headers of its calls. */
export const signedIn = async (
  product: number,
  key: string,
): Promise<{ readonly authorization: string }> => {
  const credentials = Buffer.from(`${key}:${PASSWORD}`).toString('base64')
  const answer = await post(product, '/api/login', {}, { authorization: `Basic ${credentials}` })
  const { token } = JSON.parse(answer) as { token: string }
  return { authorization: `Bearer ${token}` }
}
