const CACHE = 'epod-language'
const PLACE = '/public-language'

/**
 * Notes what the person is spoken to in, where the service worker can read it: it has to keep those
 * words too.
 */
export const noteLanguage = async (language: string): Promise<void> =>
  (await caches.open(CACHE)).put(PLACE, new Response(language))

/** What was noted; English where nothing was. */
export const languageNoted = async (): Promise<string> =>
  (await (await caches.open(CACHE)).match(PLACE))?.text() ?? 'en'
