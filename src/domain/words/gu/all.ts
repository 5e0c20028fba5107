// Every catalogue that this language has.
export * from './crate-statement.ts'
export * from './link-page.ts'
export * from './link-rest.ts'
export * from './phone-page.ts'
