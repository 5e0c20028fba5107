import { useState, type ComponentPropsWithRef } from 'react'
import { dashboardWords } from '../../domain/words/dashboard.ts'
import { t } from '../lib/language/language.ts'
import { IconButton } from './button.tsx'
import { TextField } from './field.tsx'

/** A password, hidden until its eye is pressed. */
export const PasswordField = (
  props: Omit<ComponentPropsWithRef<'input'>, 'type'> & {
    label: string
    error?: string | null
    hint?: string
    large?: boolean
  },
) => {
  const say = t(dashboardWords)
  const [isShown, show] = useState(false)
  const eye = (
    <IconButton
      icon={isShown ? 'eyeOff' : 'eye'}
      size={18}
      label={isShown ? say.hidePassword : say.showPassword}
      onClick={() => show(!isShown)}
    />
  )
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={eye}
    />
  )
}
