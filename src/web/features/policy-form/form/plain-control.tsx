import type { ComponentType } from 'react'
import type { ControlProps, ShownValue } from '../form-setting.ts'
import { ColourControl, LogoControl } from './brand-controls.tsx'
import { ChoicesControl } from './choices.tsx'
import { DayControl } from './day-control.tsx'
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

/** Controls of texts that stand for something else: to look at, or a day. */
const ofFormat: Partial<Record<string, ComponentType<ControlProps>>> = {
  colour: ColourControl,
  date: DayControl,
  logo: LogoControl,
}

/** The control for a value that holds no rows. */
export const PlainControl = (props: ControlProps) => {
  const { kind, format } = props.setting
  if (kind === 'rows') return null
  const Control = ofFormat[format ?? ''] ?? controls[kind]
  return <Control {...props} />
}
