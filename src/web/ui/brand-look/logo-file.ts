import { MOST_SENT_LOGO_BYTES } from '../../../domain/branding/logo.ts'

/** The types that become a logo, for file dialogs. */
export const LOGO_TYPES = 'image/png,image/jpeg,image/webp'

/** A picked file as a data URL; null where it is too large to be sent. */
export const logoDataOf = (file: File): Promise<string | null> =>
  new Promise((resolve, reject) => {
    if (file.size > MOST_SENT_LOGO_BYTES) return resolve(null)
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : null),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('a file was not read')))
    reader.readAsDataURL(file)
  })
