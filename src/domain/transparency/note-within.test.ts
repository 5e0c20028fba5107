import { describe, expect, it } from 'vitest'
import { noteWithin } from './note-within.ts'

const NOTE = `log.example.com/log
2
IYLw0D9jmQierX37kugaIZKRDmwpabbnY62/eFyAVrM=

— log.example.com/log m4reVVlRADho/SD7tRed4DKX5bp3bIowCuRot9EoTBNEJq8xzw7p8wDBGoNSr0ayoCCu1IH3Vr3sAugNQit+AKaIyww=
— witness.example AAAAAAECAwQFBgcICQ==
`
const mailed = `On 2026-11-23 four orders were closed.\n\n${NOTE}\nKeep this mail.\n\nAcme\n`

describe('a checkpoint in a text [PROF-04]', () => {
  it.each([
    ['alone', NOTE],
    ['in a mail', mailed],
    ['in a mail that is quoted', mailed.replace(/^/gm, '> ')],
    ['in a mail that is quoted twice', mailed.replace(/^/gm, '> > ')],
    ['with the line ends of another system', mailed.replaceAll('\n', '\r\n')],
    ['with spaces at the ends of lines', mailed.replaceAll('\n', '  \n')],
    ['without a line end behind it', NOTE.trimEnd()],
    ['before another', `${NOTE}\n${NOTE.replace('\n2\n', '\n3\n')}`],
  ])('is found %s', (_, text) => {
    expect(noteWithin(text)).toBe(NOTE)
  })

  it.each([
    ['nothing', ''],
    ['other words', 'There is none.\n\n— Acme\n'],
    ['no signature', NOTE.slice(0, NOTE.indexOf('—'))],
    ['a root that is cut', mailed.replace('IYLw', '')],
    ['no size', mailed.replace('\n2\n', '\n\n')],
    ['very many lines', '>'.repeat(100_000)],
  ])('is none where there is %s', (_, text) => {
    expect(noteWithin(text)).toBeNull()
  })
})
