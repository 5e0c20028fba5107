/**
 * What a User-Agent header says of a device: browser and system by their own names; null where it
 * does not say.
 */
export interface NamedDevice {
  readonly browser: string | null
  readonly system: string | null
}

/** Most browsers name others that they are like: the first that fits is the one. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
]

/** Android names Linux, and an iPhone Mac OS. */
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

const named = (text: string, names: typeof browsers): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** Reads the User-Agent header of a session, which its sender may have made up. */
export const deviceOf = (user_agent: string | null): NamedDevice => ({
  browser: named(user_agent ?? '', browsers),
  system: named(user_agent ?? '', systems),
})
