import { Suspense, useState, type ComponentType } from 'react'
import type { changeUser, ListedUser } from '../../../contract/users/users.ts'
import { userWords } from '../../../domain/words/users.ts'
import { callApi } from '../../lib/api/api.ts'
import { t } from '../../lib/language/language.ts'
import { messageOf } from '../../lib/api/failure.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { Ask } from './ask.tsx'
import type { WhyNotUser } from './why-not.ts'
import { shownValue } from './shown-value.ts'
import { usePress, useUsersAnew } from './use-users.ts'

type Settings = Readonly<Record<string, unknown>>

/** A document without the setting at a path; what then holds nothing goes too. */
export const withoutSetting = (document: Settings, path: string): Settings => {
  const [key = '', ...rest] = path.split('.')
  const { [key]: inner, ...others } = document
  if (rest.length === 0 || typeof inner !== 'object' || inner === null) return others
  const left = withoutSetting(inner as Settings, rest.join('.'))
  return Object.keys(left).length === 0 ? others : { ...others, [key]: left }
}

/** What a page lends from the configuration's form: how one setting is set, called and read. */
export interface SettingParts {
  readonly Dialog: ComponentType<{
    client: string
    document: Settings
    path: string | null
    isBusy: boolean
    fault: string | null
    onClose: () => void
    onSure: (document: Settings, why: string) => void
  }>
  readonly Name: ComponentType<{ path: string }>
  readonly Value: ComponentType<{ path: string; value: unknown }>
}

interface Props {
  user: ListedUser
  whyNot: WhyNotUser
  parts: SettingParts
}

/**
 * What is otherwise for this user than its client's configuration says, each beside the client's.
 */
export const OwnSettings = ({ user, whyNot, parts: { Dialog, Name, Value } }: Props) => {
  const say = t(userWords)
  const anew = useUsersAnew()
  const [dropped, setDropped] = useState<string | null>(null)
  const [open, setOpen] = useState<{ path: string | null } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { isBusy, press } = usePress((thrown) =>
    open === null ? notify.failure(thrown) : setFault(messageOf(thrown)),
  )
  const set = async (overrides: Settings, why: string): Promise<void> => {
    setFault(null)
    const body = {
      overrides,
      rev: user.rev,
      ...(why !== '' && { why }),
    }
    const answer = await press(body, (key) =>
      callApi<typeof changeUser>('PATCH /users/:username', {
        params: { username: user.username },
        body,
        key,
      }),
    )
    await anew()
    if (answer === null) return
    notify.done(answer.message)
    setDropped(null)
    setOpen(null)
  }
  return (
    <section className="user-part" aria-label={say.settings}>
      <h3>{say.settings}</h3>
      {user.overrides.length === 0 ? (
        <p className="user-soft">{say.noSettings}</p>
      ) : (
        <table className="user-settings">
          <thead>
            <tr>
              <th scope="col">{say.setting}</th>
              <th scope="col">{say.own}</th>
              <th scope="col">{say.clients}</th>
              <th scope="col">
                <span className="visually-hidden">{say.drop}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {user.overrides.map(({ path, own, client }) => (
              <tr key={path}>
                <th scope="row">
                  <Suspense fallback={path}>
                    <Name path={path} />
                  </Suspense>
                </th>
                <td>
                  <Suspense fallback={shownValue(own)}>
                    <Value path={path} value={own} />
                  </Suspense>
                  <span className="user-soft">
                    {JSON.stringify(own) === JSON.stringify(client) ? say.same : say.differs}
                  </span>
                </td>
                <td>
                  <Suspense fallback={shownValue(client)}>
                    <Value path={path} value={client} />
                  </Suspense>
                </td>
                <td>
                  <IconButton
                    icon="pencil"
                    label={say.changeSetting(path)}
                    reason={whyNot.settings}
                    onClick={() => setOpen({ path })}
                  />
                  <IconButton
                    icon="trash"
                    label={say.dropSetting(path)}
                    reason={whyNot.settings}
                    onClick={() => setDropped(path)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div>
        <Button icon="plus" reason={whyNot.settings} onClick={() => setOpen({ path: null })}>
          {say.addSetting}
        </Button>
      </div>
      <Suspense>
        {open && (
          <Dialog
            client={user.client}
            document={user.document}
            path={open.path}
            isBusy={isBusy}
            fault={fault}
            onClose={() => {
              setOpen(null)
              setFault(null)
            }}
            onSure={(document, why) => void set(document, why)}
          />
        )}
      </Suspense>
      {dropped !== null && (
        <Ask
          title={say.dropTitle}
          text={say.dropText(dropped)}
          word={say.drop}
          isGrave
          isBusy={isBusy}
          onClose={() => setDropped(null)}
          onSure={(why) => void set(withoutSetting(user.document, dropped), why)}
        />
      )}
    </section>
  )
}
