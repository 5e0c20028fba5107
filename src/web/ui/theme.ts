import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** Deep petrol, from tint to shade; the only accent there is. */
const petrol: MantineColorsTuple = [
  '#e9f4f2',
  '#cfe6e2',
  '#a3d0ca',
  '#74b8b0',
  '#4fa39b',
  '#2f8d86',
  '#147673',
  '#0b6160',
  '#084b4b',
  '#053637',
]

/**
 * The component kit's theme; colours of text, ground and states stand in theme.css, which both
 * schemes share.
 */
export const theme = createTheme({
  colors: { petrol },
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  fontFamily: 'var(--font)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  defaultRadius: 6,
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Popover: { defaultProps: { shadow: 'none', transitionProps: { duration: 90 } } },
    Modal: {
      defaultProps: { centered: true, transitionProps: { duration: 120, transition: 'fade' } },
    },
  },
})
