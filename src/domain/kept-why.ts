/**
 * Characters of why an administrator did something, as it is kept for the record: beside a version,
 * a change of a user or of sign-in, a legal hold, an erasure.
 */
export const MOST_OF_WHY = 500
