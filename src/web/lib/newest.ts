/**
 * Last call wins: `begin` tells of one of several runs that it has begun, and gives the way to ask
 * whether it is the newest still.
 */
export const newestOf = (): (() => () => boolean) => {
  let newest = 0
  return () => {
    newest += 1
    const own = newest
    return () => own === newest
  }
}
