import { describe, expect, it } from 'vitest'
import { displayName } from './file-name.ts'

describe('the name of a file', () => {
  it.each([
    ['a.jpg', 'jpg', 'a.jpg'],
    ['Photo.JPEG', 'jpg', 'Photo.jpeg'],
    ['evil.html', 'jpg', 'evil.jpg'],
    ['picture.heic', 'jpg', 'picture.jpg'],
    ['../../etc/passwd.png', 'png', 'passwd.png'],
    ['C:\\fakepath\\lr 1001.pdf', 'pdf', 'lr 1001.pdf'],
    ['gp\u202Egnp.exe', 'png', 'gpgnp.png'],
    ['a\u0000b\r\nc".jpg', 'jpg', 'abc.jpg'],
    ['cafe\u0301.webp', 'webp', 'café.webp'],
    [`${'x'.repeat(300)}.jpg`, 'jpg', `${'x'.repeat(76)}.jpg`],
    [`${'😀'.repeat(100)}.jpg`, 'jpg', `${'😀'.repeat(76)}.jpg`],
    ['noextension', 'jpg', null],
    [' a   b .jpeg ', 'jpg', 'a b.jpeg'],
    ['a.JPG', 'png', 'a.png'],
    ['a.jpeg', 'webp', 'a.webp'],
    ['.jpg', 'jpg', null],
    ['a.', 'jpg', null],
    ['folder.d/name', 'jpg', null],
    ['', 'jpg', null],
  ] as const)('%j of a %s is shown as %j [PHOT-02]', (name, kind, shown) =>
    expect(displayName(name, kind)).toBe(shown),
  )
})
