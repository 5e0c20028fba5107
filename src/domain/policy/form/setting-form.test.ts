import { describe, expect, it } from 'vitest'
import { english, translateFrom } from '../../words/catalogue.ts'
import * as hi from '../../words/hi/all.ts'
import { settingSayWords } from '../../words/policy-says.ts'
import { settingWords } from '../../words/policy-settings.ts'
import { policySchema } from '../policy.ts'
import { resolvePolicy } from '../resolve.ts'
import {
  describedParts,
  describedSettings,
  type DescribedSetting,
  type DescribedValue,
} from './described-settings.ts'
import { settingForm } from './setting-form.ts'
import { groupsOf, settingsUnder } from './setting-groups.ts'

const settings = describedSettings()
const setting = (path: string): DescribedSetting =>
  settings.find((one) => one.path === path) as DescribedSetting
const inHindi = translateFrom((name) => (hi as Readonly<Record<string, object>>)[name])

/** A value at a path of a policy. */
const at = (policy: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], policy)

/** Paths of all that the effective policy holds, down to what a setting sets as a whole. */
const places = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const own = path + key
    const isGroup = describedParts().some((part) => part.path === own && part.kind === 'group')
    return isGroup ? places(inner as object, `${own}.`) : [own]
  })

describe('the settings of the policy as data', () => {
  it('are all that the effective policy holds, each with its default [CONF-01]', () => {
    const policy = resolvePolicy({})
    expect(settings.map(({ path }) => path).toSorted()).toEqual(places(policy).toSorted())
    for (const { path, default: usual } of settings)
      expect([path, usual]).toEqual([path, at(policy, path)])
  })

  it('stand under one group each, and no group names what is no setting [MGMT-02]', () => {
    expect(
      settings.filter(({ path }) => groupsOf(path).length !== 1).map(({ path }) => path),
    ).toEqual([])
    const named = Object.values(settingsUnder).flat()
    expect(named.filter((under) => describedParts().every(({ path }) => path !== under))).toEqual(
      [],
    )
    expect(new Set(named).size).toBe(named.length)
  })

  it('say what a form draws: kind, bounds and choices [MGMT-02]', () => {
    expect(setting('show_receive_button')).toMatchObject({ kind: 'switch', is_wire: true })
    expect(setting('otp.mode')).toMatchObject({
      kind: 'choice',
      choices: ['on_demand', 'delivery_code', 'none'],
      nullable: false,
      is_wire: false,
    })
    expect(setting('config.disable')).toMatchObject({
      kind: 'choice',
      choices: ['write'],
      nullable: true,
    })
    expect(setting('otp.valid_minutes')).toMatchObject({ kind: 'number', least: 1, most: 10 })
    expect(setting('public_url_customization.reciever_default_delay_in_days')).toMatchObject({
      kind: 'number',
      least: 0,
      most: 365,
      nullable: true,
    })
    expect(setting('config.accountType')).toMatchObject({
      kind: 'text',
      longest: 200,
      nullable: true,
    })
    expect(setting('otp.office_email')).toMatchObject({ kind: 'text', format: 'email' })
    expect(setting('earliest_date')).toMatchObject({ kind: 'text', format: 'date', nullable: true })
    expect(setting('named_accounts.history')).toMatchObject({ kind: 'texts', format: 'username' })
    expect(setting('share_types')).toMatchObject({ kind: 'choices', entries: 200 })
    expect(setting('add_columns')).toMatchObject({ kind: 'choices', format: 'column' })
    expect(setting('column_labels')).toMatchObject({
      kind: 'texts_by_key',
      format: 'column',
      longest: 80,
    })
    expect(setting('screen.receiveResponse')).toMatchObject({
      kind: 'texts_by_key',
      format: 'status',
    })
    expect(setting('dashboard_customization.custom_header_config.header')).toMatchObject({
      kind: 'rows',
      nullable: true,
      fields: [
        { key: 'text', kind: 'text', longest: 80 },
        { key: 'value', kind: 'text', format: 'column' },
      ],
    })
    expect(
      setting('order_module_config.additional_field_in_epod').fields?.map(({ key, kind }) => [
        key,
        kind,
      ]),
    ).toEqual([
      ['key', 'text'],
      ['label', 'text'],
      ['field_type', 'choice'],
      ['values', 'texts'],
      ['disabled', 'switch'],
    ])
  })

  it('bound every list and every text, so that no document grows without end [CONF-01]', () => {
    const values = settings.flatMap((one) => [one, ...(one.fields ?? [])])
    const isUnbounded = ({ kind, longest, entries, choices, format }: DescribedValue): boolean =>
      ((kind === 'texts' || kind === 'rows' || kind === 'choices') && entries === undefined) ||
      ((kind === 'text' || kind === 'texts' || kind === 'texts_by_key') &&
        longest === undefined &&
        format !== 'country_code') ||
      (kind === 'texts_by_key' && choices === undefined && format !== 'status')
    expect(values.filter(isUnbounded)).toEqual([])
    const tooMany = Array.from({ length: 10_000 }, (_, n) => ({ text: `C${n}`, value: 'lr' }))
    const { error } = policySchema.safeParse({
      dashboard_customization: { custom_header_config: { header: tooMany } },
      named_accounts: { history: tooMany.map(({ text }) => text) },
      screen: { receiveResponse: { ok: 'Thanks' } },
    })
    expect(error?.issues.map(({ code, path }) => [code, path.join('.')])).toEqual([
      ['too_big', 'dashboard_customization.custom_header_config.header'],
      ['invalid_key', 'screen.receiveResponse.ok'],
      ['too_big', 'named_accounts.history'],
    ])
  })
})

describe.each([
  ['English', english],
  ['Hindi', inHindi],
])('the form in %s', (_name, t) => {
  const form = settingForm(t)

  it('calls every setting, field, choice and group by words of its own [MGMT-02, L10N-01]', () => {
    const isBare = ({ title, key }: { title: string; key: string }) => title === key
    expect(form.settings.filter(({ title, path }) => isBare({ title, key: path }))).toEqual([])
    expect(
      form.settings.flatMap(({ fields = [] }) => fields.filter((field) => isBare(field))),
    ).toEqual([])
    expect(form.groups.map(({ title }) => title)).not.toContain('')
    const open = /^(editable_by|report_customization)\./
    const bare = form.settings
      .filter(({ path }) => !open.test(path))
      .flatMap(({ choices = [], fields = [], path }) => [
        ...choices.filter(({ value, label }) => value === label).map(({ value }) => [path, value]),
        ...fields.flatMap((field) =>
          (field.choices ?? [])
            .filter(({ value, label }) => value === label)
            .map(({ value }) => [path, field.key, value]),
        ),
      ])
    expect(bare).toEqual([])
  })

  it('says what every setting and field does in whole sentences, without code [MGMT-02, L10N-01]', () => {
    const hints = form.settings.flatMap(({ path, says, fields = [] }) => [
      [path, says] as const,
      ...fields.map((field) => [`${path}.${field.key}`, field.says] as const),
    ])
    const isWhole = (says: string): boolean => /^[\p{Lu}\p{Lo}].*[.।]$/u.test(says)
    const code = /\bnull\b|\b(GET|PUT|POST|IANA)\b|[{}]|YYYY|[a-z]_[a-z]/
    expect(hints.filter(([, says]) => !isWhole(says) || code.test(says))).toEqual([])
    const schema = new Set(settings.map(({ says }) => says))
    expect(hints.filter(([, says]) => schema.has(says))).toEqual([])
  })

  it('gives no two settings of a group the same title', () => {
    const titles = form.settings.map(({ group, title }) => `${group} ${title}`)
    expect(titles.filter((title, at_) => titles.indexOf(title) !== at_)).toEqual([])
  })
})

it('has no word for what is no setting, no field and no choice', () => {
  const leaves = (value: object, path = ''): string[] =>
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === 'object' && inner !== null ? leaves(inner, `${path}${key}.`) : [path + key],
    )
  const values = settings.flatMap((one) => [
    one,
    ...(one.fields ?? []).map((field) => ({ ...field, path: `${one.path}.${field.key}` })),
  ])
  const paths = values.map(({ path }) => path)
  const choices = values.flatMap(({ path, choices: all = [] }) =>
    all.map((value) => `${path}.${value}`),
  )
  expect(leaves(settingWords.titles).filter((path) => !paths.includes(path))).toEqual([])
  expect(leaves(settingWords.fields).filter((path) => !paths.includes(path))).toEqual([])
  const settingPaths = settings.map(({ path }) => path)
  expect(leaves(settingSayWords.settings).filter((path) => !settingPaths.includes(path))).toEqual(
    [],
  )
  expect(leaves(settingSayWords.fields).filter((path) => !paths.includes(path))).toEqual([])
  expect(leaves(settingWords.choices).filter((path) => !choices.includes(path))).toEqual([])
})
