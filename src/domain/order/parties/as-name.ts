const MOST = 80
/** Characters that take no room: they would only hide what stands around them. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu
/** Control, format and line breaking characters, and the brackets of tags. */
const breaking = /[\p{C}\u2028\u2029<>]+/gu
/** A dot, of any script that domain names are typed in, with the start of a domain behind it. */
const domainDot = /([.\u3002\uff0e\uff61])(?=[\p{L}\p{M}])/gu

/**
 * Neutralisation (defanging): text that cannot pass for anything but a name. It is on one line, no
 * phone or mail program turns a part of it into a link, and nothing in it is a gap of a message.
 */
export const asName = (text: string): string => {
  const plain = text
    .replace(unseen, '')
    .replace(breaking, ' ')
    .replace(/:[/\\]{2,}/g, ': ')
    .replace(/[/\\]{2,}/g, '/')
    .replace(/\b(?:mailto|javascript|data|tel|sms|upi|intent):(?=\S)/gi, (scheme) => `${scheme} `)
    .replace(/\bwww\./gi, 'www ')
    .replace(domainDot, '$1 ')
    .replace(/\{+/g, '{')
    .replace(/\}+/g, '}')
    .replace(/\s+/g, ' ')
    .trim()
  return Array.from(plain).slice(0, MOST).join('').trim()
}
