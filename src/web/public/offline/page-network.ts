import { upload } from '../../lib/photos/upload.ts'
import { fetchNetwork, type Network, type ActionAnswer } from './network.ts'

/**
 * The server as an open page reaches it: what goes up tells how far it is, which `fetch` cannot.
 */
export const pageNetwork: Network = {
  ...fetchNetwork,
  send: (what, onShare) => upload<ActionAnswer>({ url: '/api/update_epod', ...what }, onShare),
}
