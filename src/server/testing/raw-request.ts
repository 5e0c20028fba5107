import { connect } from 'node:net'

/** Sends a request as it stands to a port of this machine; all that is heard until the end. */
export const rawRequest = (port: number, request: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1')
    socket
      .on('data', (bytes) => {
        heard += String(bytes)
      })
      .on('close', () => resolve(heard))
      .on('error', reject)
    socket.write(request)
  })
