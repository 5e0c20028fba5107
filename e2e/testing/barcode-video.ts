import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Widths of bars and gaps by value, ISO/IEC 15417. */
const patterns = (
  '212222,222122,222221,121223,121322,131222,122213,122312,132212,221213,221312,231212,' +
  '112232,122132,122231,113222,123122,123221,223211,221132,221231,213212,223112,312131,' +
  '311222,321122,321221,312212,322112,322211,212123,212321,232121,111323,131123,131321,' +
  '112313,132113,132311,211313,231113,231311,112133,112331,132131,113123,113321,133121,' +
  '313121,211331,231131,213113,213311,213131,311123,311321,331121,312113,312311,332111,' +
  '314111,221411,431111,111224,111422,121124,121421,141122,141221,112214,112412,122114,' +
  '122411,142112,142211,241211,221114,413111,241112,134111,111242,121142,121241,114212,' +
  '124112,124211,411212,421112,421211,212141,214121,412121,111143,111341,131141,114113,' +
  '114311,411113,411311,113141,114131,311141,411131,211412,211214,211232,2331112'
).split(',')
const [START_B, STOP] = [104, 106]

/** Code 128, set B, as modules: true is dark. */
const code128 = (text: string): boolean[] => {
  const values = Array.from(text, (letter) => letter.charCodeAt(0) - 32)
  const check = values.reduce((sum, value, index) => sum + value * (index + 1), START_B) % 103
  return [START_B, ...values, check, STOP].flatMap((value) =>
    Array.from(patterns[value] ?? '', (width, index) =>
      Array<boolean>(Number(width)).fill(index % 2 === 0),
    ).flat(),
  )
}

const [WIDTH, HEIGHT, SCALE] = [640, 480, 3] as const

/**
 * A film of a printed Code 128 barcode, for Chromium's fake camera; answers its path (YUV4MPEG2).
 */
export const barcodeVideo = (text: string): string => {
  const modules = code128(text)
  const left = Math.floor((WIDTH - modules.length * SCALE) / 2)
  const luma = Buffer.alloc(WIDTH * HEIGHT, 225)
  for (let y = 160; y < 320; y += 1) {
    for (const [index, isDark] of modules.entries())
      if (isDark)
        luma.fill(25, y * WIDTH + left + index * SCALE, y * WIDTH + left + (index + 1) * SCALE)
  }
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    luma,
    Buffer.alloc((WIDTH * HEIGHT) / 2, 128),
  ])
  const file = join(mkdtempSync(join(tmpdir(), 'epod-camera-')), 'barcode.y4m')
  writeFileSync(
    file,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`),
      ...Array<Buffer>(5).fill(frame),
    ]),
  )
  return file
}
