import type { ServerResponse } from 'node:http'

/**
 * Calls back when an answer has ended or its connection is lost; at once where that has come
 * already, as it may while a hook waits for something.
 */
export const onceClosed = (
  raw: Pick<ServerResponse, 'closed' | 'once'>,
  then: () => void,
): void => {
  if (raw.closed) then()
  else raw.once('close', then)
}
