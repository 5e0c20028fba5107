/** How numbers are dialled in a country: its code, and the digits of its own numbers. */
interface Dialling {
  readonly country_code: string
  readonly least_digits: number
  readonly most_digits: number
}

const dialling = (
  country_code: string,
  least_digits: number,
  most_digits = least_digits,
): Dialling => ({ country_code, least_digits, most_digits })

/**
 * Countries that a client may be of, by ISO 3166-1 alpha-2, with how their mobile numbers are
 * dialled (ITU-T E.164, national numbers without the trunk prefix).
 */
export const countries = {
  AE: dialling('971', 9),
  BD: dialling('880', 10),
  BT: dialling('975', 8),
  DE: dialling('49', 10, 11),
  GB: dialling('44', 10),
  ID: dialling('62', 9, 12),
  IN: dialling('91', 10),
  KE: dialling('254', 9),
  LK: dialling('94', 9),
  MY: dialling('60', 9, 10),
  NP: dialling('977', 10),
  PK: dialling('92', 10),
  SA: dialling('966', 9),
  SG: dialling('65', 8),
  TH: dialling('66', 9),
  US: dialling('1', 10),
  VN: dialling('84', 9),
  ZA: dialling('27', 9),
} as const satisfies Readonly<Record<string, Dialling>>

/** One of them. */
export type Country = keyof typeof countries

/** The codes of all countries. */
export const countryCodes = Object.keys(countries) as [Country, ...Country[]]

/** The country of a dialling code, by ISO 3166-1 alpha-2; null for one that is not known here. */
export const countryOfCode = (code: string): Country | null =>
  (Object.keys(countries) as Country[]).find((one) => countries[one].country_code === code) ?? null
