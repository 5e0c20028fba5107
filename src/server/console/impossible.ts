/** What was asked for cannot be done, and why, in lines for people. */
export class Impossible extends Error {
  readonly why: readonly string[]

  constructor(message: string, why: readonly string[] = []) {
    super(message)
    this.why = why
  }
}
