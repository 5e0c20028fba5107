import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { dashboardWords } from '../../../domain/words/dashboard.ts'
import { t } from '../../lib/language/language.ts'
import { IconButton } from '../../ui/button.tsx'
import type { IconName } from '../../ui/icons.tsx'
import { Menu } from '../../ui/menu.tsx'

const icons: Record<MantineColorScheme, IconName> = { auto: 'screen', light: 'sun', dark: 'moon' }
const schemes: readonly MantineColorScheme[] = ['auto', 'light', 'dark']

/** Light, dark, or like the system; remembered on this device. */
export const ThemeMenu = () => {
  const say = t(dashboardWords)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const items = schemes.map((scheme) => ({
    label: say.themes[scheme],
    icon: icons[scheme],
    checked: scheme === colorScheme,
    act: () => setColorScheme(scheme),
  }))
  return (
    <Menu
      items={items}
      renderButton={(props) => (
        <IconButton {...props} icon={icons[colorScheme]} label={say.theme} />
      )}
    />
  )
}
