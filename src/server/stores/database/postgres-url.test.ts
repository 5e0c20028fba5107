import { describe, expect, it } from 'vitest'
import { openFailure, parseUrl } from './postgres-url.ts'

describe('DATABASE_URL', () => {
  it('is read without its password', () => {
    expect(parseUrl('postgres://me:secret@db.example:6543/epod?sslmode=require')).toEqual({
      server: 'db.example:6543',
      user: 'me',
      database: 'epod',
    })
    expect(parseUrl('postgresql:///epod?host=/run/postgresql').server).toBe('/run/postgresql:5432')
  })

  it.each([
    [
      'localhost epod',
      /^DATABASE_URL is not understood \(it is not a URL\)\. It looks like postgres:/,
    ],
    ['mysql://localhost/epod', /it begins with mysql:/],
    ['postgres://localhost', /it names no database/],
  ])('is refused when it is %s', (url, message) => {
    expect(() => parseUrl(url)).toThrow(message)
  })
})

describe('a first connection that fails', () => {
  const target = parseUrl('postgres://me:secret@db/epod')
  const sentence = (message: string, code?: string): string =>
    openFailure(Object.assign(new Error(message), { code }), target).message

  it.each([
    [
      'the server wants a password and none is given',
      'SASL: client password must be a string',
      undefined,
      /refused the user me/,
    ],
    [
      'the name is unknown',
      'getaddrinfo ENOTFOUND db',
      'ENOTFOUND',
      /db:5432 cannot be reached \(ENOTFOUND\)/,
    ],
    [
      'nothing answers',
      'Connection terminated due to connection timeout',
      undefined,
      /cannot be reached \(Connection terminated/,
    ],
    [
      'it is a pooler',
      'unsupported startup parameter: statement_timeout',
      '08P01',
      /Set DATABASE_DIRECT_URL to the address of the PostgreSQL server itself/,
    ],
    [
      'it is starting up',
      'the database system is starting up',
      '57P03',
      /cannot be reached \(57P03\)/,
    ],
    [
      'it is something else',
      'too many connections',
      '53300',
      /did not accept the connection: too many connections/,
    ],
  ])('is told in a sentence when %s', (_, message, code, expected) => {
    expect(sentence(message, code)).toMatch(expected)
    expect(sentence(message, code)).not.toContain('secret')
  })
})
