/** The header in which an answer tells its place in the log of changes. */
export const LIVE_POSITION = 'Live-Position'
