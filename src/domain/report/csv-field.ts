import { harmless } from './harmless.ts'

/**
 * A field of comma-separated values (RFC 4180). A number is no formula and stays a number, below
 * zero too; a text is none either.
 */
export const csvField = (value: string | number): string => {
  if (Number.isFinite(value)) return String(value)
  const clean = harmless(String(value))
  return /[",\r\n]/.test(clean) ? `"${clean.replaceAll('"', '""')}"` : clean
}
