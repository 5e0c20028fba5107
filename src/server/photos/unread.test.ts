import sharp from 'sharp'
import { expect, it } from 'vitest'
import { Refused } from '../errors.ts'
import { NoPicture, unread } from './picture.ts'

it('a picture whose time ran out is asked for again, and not called unreadable [PHOT-05] [ERRS-04]', async () => {
  // Work for far longer than a second on any machine.
  const slow = sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#888' } })
  const error: unknown = await slow
    .blur(300)
    .timeout({ seconds: 1 })
    .toBuffer()
    .catch((thrown: unknown) => thrown)
  const refused = unread(error)
  expect(refused).toBeInstanceOf(Refused)
  expect(refused).toMatchObject({ code: 503, said: { code: 'busy' }, retry_after: 10 })
})

it('bytes that are no picture are called unreadable, at once and for good [PHOT-05]', async () => {
  const error: unknown = await sharp(Buffer.from('none'))
    .metadata()
    .catch((thrown: unknown) => thrown)
  expect(unread(error)).toBeInstanceOf(NoPicture)
})
