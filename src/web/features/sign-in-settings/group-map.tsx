import type { GroupRule } from '../../../domain/sign-in/single-sign-on.ts'
import { singleWords } from '../../../domain/words/single-sign-on.ts'
import { t } from '../../lib/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

/** A line as it is typed; its id is the page's alone. */
export interface TypedRule {
  readonly id: string
  readonly group: string
  readonly role: string
  readonly accountType: string
}

/** A line of the map as it is typed. */
export const typedRule = (rule?: GroupRule): TypedRule => ({
  id: crypto.randomUUID(),
  group: rule?.group ?? '',
  role: rule?.role ?? '',
  accountType: rule?.accountType ?? '',
})

const cells = ['group', 'role', 'accountType'] as const

/** The map from groups to what they give, in order. */
export const GroupMap = ({
  rules,
  wrongAt,
  onChange,
}: {
  rules: readonly TypedRule[]
  wrongAt: (field: string) => string | null
  onChange: (rules: readonly TypedRule[]) => void
}) => {
  const say = t(singleWords)
  const write = (at: number, change: Partial<TypedRule>): void =>
    onChange(rules.map((rule, place) => (place === at ? { ...rule, ...change } : rule)))
  const moveUp = (at: number): void => {
    const [before, moved] = rules.slice(at - 1, at + 1)
    if (before && moved) onChange(rules.toSpliced(at - 1, 2, moved, before))
  }
  return (
    <fieldset className="single-map">
      <legend>{say.map}</legend>
      <p className="single-soft">{say.mapLead}</p>
      {rules.map((rule, at) => (
        <div key={rule.id} className="single-rule">
          {cells.map((cell) => (
            <TextField
              key={cell}
              label={say[cell]}
              maxLength={cell === 'group' ? 200 : 80}
              autoComplete="off"
              spellCheck={false}
              placeholder={cell === 'group' ? undefined : say.asConfigured}
              error={wrongAt(`groups.${at}.${cell}`)}
              value={rule[cell]}
              onChange={({ target }) => write(at, { [cell]: target.value })}
            />
          ))}
          <Button
            variant="quiet"
            icon="up"
            className="button-icon"
            aria-label={say.moveUp(rule.group)}
            style={{ visibility: at === 0 ? 'hidden' : 'visible' }}
            onClick={() => moveUp(at)}
          />
          <Button
            variant="quiet"
            icon="trash"
            className="button-icon"
            aria-label={say.removeGroup(rule.group)}
            onClick={() => onChange(rules.toSpliced(at, 1))}
          />
        </div>
      ))}
      <div>
        <Button icon="plus" onClick={() => onChange([...rules, typedRule()])}>
          {say.addGroup}
        </Button>
      </div>
    </fieldset>
  )
}
