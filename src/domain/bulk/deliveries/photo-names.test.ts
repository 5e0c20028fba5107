import { describe, expect, it } from 'vitest'
import { podName } from '../../report/file-names.ts'
import { manifestIn, matchFiles } from './photo-names.ts'

const match = (
  paths: readonly string[],
  numbers: readonly string[],
  manifest: Parameters<typeof matchFiles>[2] = [],
  named: Parameters<typeof matchFiles>[3] = new Map(),
) =>
  matchFiles(
    paths.map((path) => ({ path })),
    numbers,
    manifest,
    named,
  ).map(({ path, identifier, tag }) => [path, identifier, tag])

describe('the files of an archive', () => {
  it('are nobody’s where names write two of the numbers alike, unless a manifest says whose [BULK-24]', () => {
    const numbers = ['LR/1', 'LR-1', 'LR', 'lr-2', 'LR-2', 'LR-3', 'LR-3']
    const paths = ['LR-1_Acme_2026-03-10_1.jpg', 'LR-1/a.jpg', 'LR-2.jpg', 'LR-3.jpg', 'told.jpg']
    expect(match(paths, numbers, [{ path: 'told.jpg', identifier: 'LR/1', tag: 'epod' }])).toEqual([
      ['LR-3.jpg', 'LR-3', 'epod'],
      ['told.jpg', 'LR/1', 'epod'],
    ])
  })

  it('are those of the number that their name begins with, the longest that fits, as PODs.zip writes it [BULK-24]', () => {
    const number = 'LR/2026 7'
    const pod = podName({
      identifier: number,
      client: 'X',
      day: '2026-03-10',
      number: 2,
      ext: 'jpg',
    })
    expect(
      match(
        [
          pod,
          'LR-1.jpg',
          'a/LR-10_1.png',
          'lr-1 (2).JPG',
          'LR-12.jpg',
          'LR-3/door.jpg',
          'LR-3_spoc.jpg',
          '.jpg',
        ],
        [number, 'LR-1', 'LR-10', 'LR-3'],
      ),
    ).toEqual([
      [pod, number, 'epod'],
      ['LR-1.jpg', 'LR-1', 'epod'],
      ['a/LR-10_1.png', 'LR-10', 'epod'],
      ['lr-1 (2).JPG', 'LR-1', 'epod'],
      ['LR-3/door.jpg', 'LR-3', 'epod'],
      ['LR-3_spoc.jpg', 'LR-3', 'spoc'],
    ])
  })

  it('are whose the manifest or their row says, before what their name says [BULK-24]', () => {
    const manifest = manifestIn(
      [
        ['Files', 'LR No.', 'Client', 'Tag'],
        ['door.jpg', 'LR-1', 'X', 'spoc'],
        ['x\\LR-1_2.jpg', 'LR-2', 'X', ''],
      ],
      'LR No.',
    )
    expect(
      match(
        ['door.jpg', 'x/LR-1_2.jpg', 'IMG_7.JPG', 'LR-1_3.jpg'],
        ['LR-1', 'LR-2'],
        manifest ?? [],
        new Map([['LR-2', ['img_7.jpg']]]),
      ),
    ).toEqual([
      ['door.jpg', 'LR-1', 'spoc'],
      ['x/LR-1_2.jpg', 'LR-2', 'epod'],
      ['IMG_7.JPG', 'LR-2', 'epod'],
      ['LR-1_3.jpg', 'LR-1', 'epod'],
    ])
    expect(manifestIn([['a', 'b']], 'LR No.')).toBeNull()
    expect(manifestIn([], 'LR No.')).toBeNull()
  })
})
