import type { ComponentPropsWithRef } from 'react'
import './field.css'

/**
 * Select: the one look of all of them (DESK-34). The browser opens it as it does everywhere, on a
 * phone with its wheel.
 */
export const NativeSelect = ({ className = '', ...rest }: ComponentPropsWithRef<'select'>) => (
  <select className={`field-input select ${className}`} {...rest} />
)
