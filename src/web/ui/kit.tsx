import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { Snackbars } from './snackbars.tsx'
import { theme } from './theme.ts'
import '@fontsource-variable/geist/index.css'
import './kit.css'
import './theme.css'
import './overlay.css'

/** Everything the kit's parts need around them: theme, colour scheme, snackbars. */
export const Kit = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} defaultColorScheme="auto">
    {children}
    <Snackbars />
  </MantineProvider>
)
