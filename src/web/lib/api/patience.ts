/** Milliseconds that the server has for figures which look at each order of a year. */
export const PATIENCE_MS = 30_000
