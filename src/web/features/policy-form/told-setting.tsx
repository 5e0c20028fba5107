import { linesOf } from './said-value.ts'
import { usePolicySettings } from './use-policy.ts'
import './settings.css'

const useSetting = (path: string) =>
  usePolicySettings().data?.settings.find((setting) => setting.path === path)

/** A setting as people call it, over its name on the wire. */
export const SettingName = ({ path }: { path: string }) => {
  const setting = useSetting(path)
  return (
    <>
      {setting && <span className="policy-told">{setting.title}</span>}
      <span className="policy-path">{path}</span>
    </>
  )
}

/** A setting's value as people read it. */
export const SettingValue = ({ path, value }: { path: string; value: unknown }) => (
  <>{linesOf(value, useSetting(path)).join(', ')}</>
)
