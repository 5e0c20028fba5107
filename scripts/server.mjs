/** What Node is told when it runs the server: with a young heap no larger than this, garbage of large uploads is found before the process has grown by it. */
export const serverFlags = ['--max-semi-space-size=16']
