import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { putLogo } from '../../../../contract/admin/brand.ts'
import { logoUrl } from '../../../../domain/branding/branding.ts'
import { logoIn } from '../../../../domain/branding/logo.ts'
import { policyFormWords } from '../../../../domain/words/policy-form.ts'
import { callApi } from '../../../lib/api/api.ts'
import { ApiFailure, messageOf } from '../../../lib/api/failure.ts'
import { newKey } from '../../../lib/api/answer.ts'
import { t } from '../../../lib/language/language.ts'
import { ColourInput, colourIn } from '../../../ui/brand-look/colour-field.tsx'
import { logoDataOf } from '../../../ui/brand-look/logo-file.ts'
import { LogoInput } from '../../../ui/brand-look/logo-input.tsx'
import type { ControlProps } from '../form-setting.ts'

/** A colour; what is none is kept as it was typed, for the server to refuse. */
export const ColourControl = ({ value, onChange, id, names, describes, isWrong }: ControlProps) => (
  <ColourInput
    id={id}
    aria-labelledby={names}
    aria-describedby={describes}
    aria-invalid={isWrong || undefined}
    value={typeof value === 'string' ? value : ''}
    onChange={(typed) => onChange(typed === '' ? null : (colourIn(typed) ?? typed))}
  />
)

/**
 * A logo: a picked picture is kept by the server at once, and shows once this draft is published.
 */
export const LogoControl = ({ value, onChange, id, names, describes, isWrong }: ControlProps) => {
  const say = t(policyFormWords)
  const { client: key = '' } = useParams({ strict: false })
  const [failure, setFailure] = useState<string | null>(null)
  const logo = typeof value === 'string' ? logoIn(value) : null
  const pick = async (file: File): Promise<void> => {
    setFailure(null)
    try {
      const file_data = await logoDataOf(file)
      if (file_data === null) return setFailure(say.logoTooLarge)
      const { result } = await callApi<typeof putLogo>('PUT /clients/:key/logo', {
        params: { key },
        body: { file_data },
        key: newKey(),
      })
      onChange(result.logo)
    } catch (thrown) {
      setFailure((thrown instanceof ApiFailure && thrown.errors[0]?.message) || messageOf(thrown))
    }
  }
  return (
    <>
      <LogoInput
        id={id}
        aria-labelledby={names}
        aria-describedby={describes}
        aria-invalid={isWrong || failure !== null || undefined}
        shown={logo && logoUrl(key, logo)}
        onPick={(file) => void pick(file)}
        onNone={() => onChange(null)}
      />
      {failure !== null && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}
