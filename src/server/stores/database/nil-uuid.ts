/** The nil UUID (RFC 9562): sorts before every id, and is nobody's. */
export const NIL_UUID = '00000000-0000-0000-0000-000000000000'
