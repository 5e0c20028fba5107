import type { ReactNode } from 'react'
import type { ControlProps } from '../form-setting.ts'

interface GroupProps extends Pick<ControlProps, 'id' | 'names' | 'describes' | 'isWrong'> {
  className: string
  children: ReactNode
}

/** Several controls that are one setting's. */
export const ControlGroup = ({ id, names, describes, isWrong, ...rest }: GroupProps) => (
  <fieldset
    id={id}
    aria-labelledby={names}
    aria-describedby={describes}
    data-wrong={isWrong || undefined}
    {...rest}
  />
)
