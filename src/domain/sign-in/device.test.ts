import { describe, expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'

describe('deviceOf', () => {
  it.each([
    [`${windows} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
    [`${windows} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows'],
    [`${mac}/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 'Safari', 'macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux'],
    [`${android} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [
      `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [`${iphone} (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
    [`${iphone} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS'],
    ['curl/8.14.1', 'curl', null],
    ['<script>alert(1)</script>', null, null],
    ['', null, null],
    [null, null, null],
  ])('reads browser and system out of %s [ACCT-02]', (user_agent, browser, system) => {
    expect(deviceOf(user_agent)).toEqual({ browser, system })
  })
})
