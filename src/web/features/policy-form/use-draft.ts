import { useRef, useState } from 'react'
import {
  changedSettings,
  choose,
  putOnTop,
  settingIn,
  withSetting,
  writtenAt,
  type EditedSetting,
  type WrittenDocument,
} from '../../../domain/policy/draft/edit.ts'
import type { SettingChange } from '../../../domain/policy/draft/changes.ts'
import { draftOf, dropDraft, keepDraft } from '../../lib/draft.ts'
import type { PolicySettings, ShownSetting } from './form-setting.ts'
import type { StandingPolicy } from './use-policy.ts'

/** What is being changed: a document, and the version and document that it was begun with. */
interface KeptDraft {
  readonly based_on: number
  readonly base: WrittenDocument
  readonly document: WrittenDocument
}

/** A draft with what can be done to it. */
export interface PolicyDraft extends KeptDraft {
  readonly changes: readonly SettingChange[]
  /** Somebody published since it was begun. */
  readonly isOvertaken: boolean
  readonly valueOf: (setting: EditedSetting) => unknown
  /** What the client began with sets it to, else the default. */
  readonly presetOf: (setting: EditedSetting) => unknown
  readonly set: (setting: EditedSetting, value: unknown) => void
  /** As the preset has it. */
  readonly reset: (setting: ShownSetting) => void
  readonly undo: (path: string) => void
  readonly discard: () => void
  /** Puts the changes on top of what has been published since. */
  readonly catchUp: () => void
}

const isKept = (kept: unknown): kept is KeptDraft =>
  typeof kept === 'object' && kept !== null && 'base' in kept && 'document' in kept

/** The draft of a client's configuration; it survives a reload, and is dropped when it is empty. */
export const useDraft = (
  policy: StandingPolicy,
  { settings, presets }: PolicySettings,
): PolicyDraft => {
  const name = `policy:${policy.key}`
  const [kept, setKept] = useState<KeptDraft | null>(() => {
    const found = draftOf(name)
    return isKept(found) ? found : null
  })
  // What is changed twice before it is drawn anew is changed on top of the first.
  const latest = useRef(kept)
  const fresh = { based_on: policy.latest, base: policy.latest_document }
  const draft = kept ?? { ...fresh, document: policy.latest_document }
  const { base, document } = draft
  const changes = changedSettings(settings, base, document)
  const preset = presets.find((one) => one.preset === policy.preset)?.document ?? {}

  const keep = (next: KeptDraft): void => {
    const isEmpty = changedSettings(settings, next.base, next.document).length === 0
    latest.current = isEmpty ? null : next
    setKept(latest.current)
    if (isEmpty) dropDraft(name)
    else keepDraft(name, next)
  }
  const change = (to: (draft: KeptDraft) => WrittenDocument): void => {
    const now = latest.current ?? { ...fresh, document: policy.latest_document }
    keep({ ...now, document: to(now) })
  }
  return {
    ...draft,
    changes,
    isOvertaken: draft.based_on !== policy.latest,
    valueOf: (setting) => settingIn(document, setting),
    presetOf: (setting) => settingIn(preset, setting),
    set: (setting, value) => change((now) => choose(now.document, now.base, setting, value)),
    reset: (setting) => {
      const written = writtenAt(preset, setting.path)
      change((now) =>
        written === undefined
          ? withSetting(now.document, setting.path, undefined)
          : choose(now.document, now.base, setting, written),
      )
    },
    undo: (path) => change((now) => withSetting(now.document, path, writtenAt(now.base, path))),
    discard: () => {
      dropDraft(name)
      latest.current = null
      setKept(null)
    },
    catchUp: () => {
      const onto = putOnTop(settings, base, document, policy.latest_document)
      keep({ ...fresh, document: onto })
    },
  }
}
