interface Photographed {
  readonly photos: readonly { readonly tag: string }[]
}
interface PhotoRules {
  readonly receive_needs_spoc_photo: boolean
}

const has = (tag: string, { photos }: Photographed): boolean =>
  photos.some((one) => one.tag === tag)

/**
 * What the next photo at the door shows: the receiver where such a picture is asked for and goods
 * or papers are on record, before that these (EPOD-05).
 */
export const wantedPhoto = (order: Photographed, rules: PhotoRules): 'epod' | 'spoc' =>
  rules.receive_needs_spoc_photo && has('epod', order) && !has('spoc', order) ? 'spoc' : 'epod'

/** Are the photos on record that somebody at the door is asked for? (DOOR-02, CHAS-01) */
export const arePhotosThere = (order: Photographed, rules: PhotoRules): boolean =>
  order.photos.length > 0 && (!rules.receive_needs_spoc_photo || has('spoc', order))
