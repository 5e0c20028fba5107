/** How many downloads a user and a client may have kept at once, and how many bytes a client's. */
export const KEPT_BOUNDS = { of_user: 5, of_client: 20, bytes: 5_000_000_000 } as const
/** Bytes of one. */
export const MOST_KEPT_BYTES = 2_000_000_000
