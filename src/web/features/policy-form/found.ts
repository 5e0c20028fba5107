import type { ShownSetting } from './form-setting.ts'

/** The settings that have every word of `text` in their title, their sentence or their path. */
export const foundBy = (settings: readonly ShownSetting[], text: string): ShownSetting[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return settings.filter(({ title, says, path, choices = [] }) => {
    const all = [title, says, path, ...choices.map(({ label }) => label)].join(' ').toLowerCase()
    return words.every((word) => all.includes(word))
  })
}
