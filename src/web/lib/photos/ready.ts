import type { EpodInput } from '../../../contract/proof/actions.ts'
import type { Order } from '../../../domain/order/order.ts'
import { namedBy } from '../../../domain/order/photos/photo-code.ts'
import { photoSentences } from '../../../domain/words/photo-sentences.ts'
import { t } from '../language/language.ts'
import { whereabouts } from '../locate.ts'
import { prepare } from './prepare.ts'

/** What a photo shows: goods and papers, whoever received them, or the door where nobody did. */
export type PhotoTag = 'epod' | 'spoc' | 'door'

/** A photo as the wire takes it. */
export type SentPhoto = NonNullable<EpodInput['photos']>[number]

/**
 * What photos are of, whether it is asked where they were taken, and whether a reader of barcodes
 * may be loaded for them where the browser has none.
 */
export interface PhotosOf extends Pick<Order, 'identifier' | 'invoice'> {
  readonly locates: boolean
  readonly loadsReader: boolean
}

/**
 * A photo that can be sent, once `complete` has its place, and why it had better be taken again, a
 * sentence each.
 */
export interface ReadyPhoto {
  readonly complete: Promise<SentPhoto>
  readonly doubts: readonly string[]
}

/**
 * Makes a picked file ready and looks at it as a person would: is it sharp, light enough, and of
 * this order? Throws an Error with a sentence for what cannot be sent.
 */
export const readied = async (
  file: File,
  tag: PhotoTag,
  { identifier, invoice, locates, loadsReader }: PhotosOf,
): Promise<ReadyPhoto> => {
  const say = t(photoSentences)
  // Asked for now, since the phone may be elsewhere when the photo goes out.
  const here = locates ? whereabouts() : undefined
  const { seen, ...picture } = await prepare(file, loadsReader && tag === 'epod')
  const named = seen?.codes && tag === 'epod' ? namedBy(seen.codes, { identifier, invoice }) : null
  const photo: SentPhoto = {
    ...picture,
    tag,
    ...(seen && { quality: seen.look }),
    ...(named && { code: named.code }),
    ...(file.lastModified > 0 && { taken_at: new Date(file.lastModified).toISOString() }),
  }
  const complete = async (): Promise<SentPhoto> => ({
    ...photo,
    ...(here && { location: await here }),
  })
  const doubts = [
    ...(seen?.look.blurred ? [say.photo_blurred] : []),
    ...(seen?.look.dark ? [say.photo_dark] : []),
    ...(named?.reads ? [say.photo_reads(named.reads, identifier)] : []),
  ]
  return { complete: complete(), doubts }
}
