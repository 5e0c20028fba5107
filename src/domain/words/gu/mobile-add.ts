import type { Translation } from '../catalogue.ts'
import type { mobileWords as english } from '../mobile-add.ts'

/** In Gujarati: what only the page for adding an order on a phone says. */
export const mobileWords: Translation<typeof english> = {
  title: 'માલ ઉમેરો',
  // The wording that clients know.
  failed: 'ભૂલ થઈ, કૃપા કરી ફરી લોડ કરો',
  failedText:
    'આ સરનામું ફક્ત એક વાર અને થોડા સમય માટે ચાલે છે. ઑફિસ પાસે નવું માગો: ‘ઉમેરો’, પછી ‘ફોન પર ઉમેરો’.',
  addingFor: (client: string, username: string) => `${client} માટે, ${username} ના નામે`,
  otherTitle: 'બીજાના નામે ઉમેરવું છે?',
  other: (now: string, next: string) =>
    `આ ડિવાઇસ પર ${now} સાઇન ઇન છે. તમે ખોલેલું સરનામું ${next} ના નામે માલ ઉમેરે છે.`,
  continueAs: (username: string) => `${username} ના નામે ઉમેરો`,
  stayAs: (username: string) => `${username} જ રહો`,
  over: 'આ પેજનો સમય પૂરો થયો. તમે લખેલું અહીં છે: ઑફિસ પાસે નવું સરનામું માગો.',
  scan: 'બારકોડ સ્કેન કરો',
  scanning: 'બારકોડ ફ્રેમની અંદર રાખો',
  stop: 'ટાઇપ કરો',
  starting: 'કેમેરા શરૂ થાય છે',
  cameraRefused: 'અહીં કેમેરાની પરવાનગી નથી. બ્રાઉઝરના સેટિંગમાં પરવાનગી આપો, અથવા નંબર ટાઇપ કરો.',
  cameraFailed: 'કેમેરા શરૂ થયો નહીં. કૃપા કરી નંબર ટાઇપ કરો.',
  readerFailed: 'અહીં બારકોડ વાંચી શકાતો નથી. કૃપા કરી નંબર ટાઇપ કરો.',
  read: (text: string) => `વાંચ્યું: ${text}`,
  finish: 'પૂરું કરો',
  finished: 'આ ફોન હવે વધુ ઓર્ડર નહીં ઉમેરે',
  finishedText: 'તમે આ પેજ બંધ કરી શકો છો.',
}
