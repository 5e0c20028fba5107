import { newKey } from './answer.ts'

/** A fresh id of the form that the wire asks for (RFC 9562, version 4). */
export const newId = (): string =>
  newKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
