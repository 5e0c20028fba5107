import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page of another product, on an origin of its own, that shows an address in a frame. */
export interface ParentPage {
  /** By name, so that browsers take it for another site than the product on 127.0.0.1. */
  readonly origin: string
  /** The address of the page with `framed` in its frame. */
  showing(framed: string): string
  close(): Promise<void>
}

const page = (framed: string): string => `<!doctype html>
<title>ERP</title>
<h1>Another product</h1>
<iframe id="epod" src="${framed.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"
  style="width: 900px; height: 100px"></iframe>
<script>
  addEventListener('message', ({ origin, data }) => {
    if (data?.type !== 'epod:height') return
    const frame = document.querySelector('#epod')
    frame.style.height = data.height + 'px'
    frame.dataset.from = origin
  })
</script>`

export const openParentPage = async (): Promise<ParentPage> => {
  const server = createServer((request, response) => {
    const framed = new URL(request.url ?? '/', 'http://localhost').searchParams.get('framed') ?? ''
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page(framed))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return {
    origin,
    showing: (framed) => `${origin}/?framed=${encodeURIComponent(framed)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
