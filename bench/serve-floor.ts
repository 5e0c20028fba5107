import { createServer, type Server } from 'node:http'

/**
 * Serves a floor's answers by path, as JSON over a bare HTTP server on a free port of loopback, and
 * prints its address as a line of JSON. The bodies are what the bench posts; null is 404.
 */
export const serveFloor = (
  routes: Readonly<Record<string, (body: never) => Promise<unknown>>>,
): Server => {
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      const result = (await routes[request.url ?? '']?.(JSON.parse(text) as never)) ?? null
      response
        .writeHead(result === null ? 404 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(result))
    }
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  return server.listen(0, '127.0.0.1', () =>
    process.stdout.write(`${JSON.stringify(server.address())}\n`),
  )
}
