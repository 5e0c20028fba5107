import type { ComponentType } from 'react'
import type { ControlProps, ShownValue } from '../form-setting.ts'
import { ChoicesControl } from './choices.tsx'
import { ChoiceControl, NumberControl, SwitchControl, TextControl } from './simple.tsx'
import { TextsByKeyControl } from './texts-by-key.tsx'
import { TextsControl } from './texts.tsx'

const controls: Record<Exclude<ShownValue['kind'], 'rows'>, ComponentType<ControlProps>> = {
  switch: SwitchControl,
  text: TextControl,
  number: NumberControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  texts: TextsControl,
  texts_by_key: TextsByKeyControl,
}

/** The control for a value that holds no rows. */
export const PlainControl = (props: ControlProps) => {
  const { kind } = props.setting
  if (kind === 'rows') return null
  const Control = controls[kind]
  return <Control {...props} />
}
