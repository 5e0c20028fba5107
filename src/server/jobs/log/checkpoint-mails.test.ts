import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PolicyDocument } from '../../../domain/policy/policy.ts'
import { keyIn } from '../../../domain/transparency/signed-note.ts'
import { readSettings } from '../../env.ts'
import { gatewaysFrom } from '../../gateways/messages/configured.ts'
import { checkpointGiven } from '../../transparency/given-checkpoint.ts'
import { sha256Of } from '../../transparency/log-signer.ts'
import { readerOf } from '../../stores/log/chains.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { closed, listen, portOf, type SeenMail } from '../../testing/mail-server.ts'
import { anOrder } from '../../testing/orders.ts'
import { policed } from '../../testing/policed.ts'
import { present } from '../../testing/present.ts'
import { forgeAll } from '../../stores/testing/tampering.ts'
import { mailCheckpoints } from './checkpoint-mails.ts'
import { drainOnce } from '../outbox/outbox.ts'
import { sequenced } from '../../testing/log-readers.ts'
import { verifyTree, type TreeFinding } from './verify-tree.ts'

const folder = mkdtempSync(join(tmpdir(), 'epod-kept-'))
const AUDIT = 'audit@example.com'
let t: TestApp
let smtp: SMTPServer
let seen: Required<SeenMail>
beforeEach(async () => {
  seen = { mails: [], bytes: [], encrypted: [], behaviour: [] }
  ;[t, smtp] = await Promise.all([openTestApp(), listen(Object.assign(seen, {}))])
})
afterEach(async () => {
  await Promise.all([t.close(), closed(smtp)])
})

/** An order that is closed at this moment, or only begun. */
const order = async (at: string, as = 'acme', isClosed = true): Promise<string> => {
  t.setClock(at)
  const { _id } = await anOrder(t, as)
  if (isClosed) await t.call(as, '/update_epod', { _id, receive: true })
  await sequenced(t.deps)
  return _id
}
const mailAt = (at: string): Promise<void> => {
  t.setClock(at)
  return mailCheckpoints(t.deps)
}
const queued = async (): Promise<{ recipient: string; subject: string }[]> =>
  (
    await t.database.asOwner((db) =>
      sql<{ recipient: string; subject: string }>`
        select recipient, subject from outbox where kind = 'digest'
        order by created_at, recipient`.execute(db),
    )
  ).rows
const delivered = async (): Promise<void> => {
  const settings = readSettings({
    SMTP_URL: `smtp://127.0.0.1:${portOf(smtp)}`,
    EPOD_MAIL_FROM: 'Proof <proof@example.com>',
  })
  await drainOnce(t.deps, gatewaysFrom(settings))
}
const served = async (path: string): Promise<string> => (await t.app.inject(path)).body

// In India, where days begin at 18:30 UTC.
const [NOON, LATE, AFTER, NIGHT, NEXT_NIGHT] = [
  '2026-11-23T06:30:00.000Z',
  '2026-11-23T18:29:59.000Z',
  '2026-11-23T18:30:00.000Z',
  '2026-11-23T18:40:00.000Z',
  '2026-11-24T18:40:00.000Z',
]

/** What no release takes for a setting. */
const unreadable = { no_such_setting: 1 } as PolicyDocument

describe('checkpoints by mail [PROF-04]', () => {
  it('go to each address of a client once for each of its days, however many processes send', async () => {
    await policed(t, 'acme', { checkpoint_mail: [AUDIT, 'bank@example.com', AUDIT] })
    await order(NOON)
    await order(NOON, 'acme', false)
    await order(NOON, 'bayer')
    await order(LATE)
    await order(AFTER)
    await mailAt(AFTER)
    expect((await queued()).filter(({ subject }) => subject.includes('2026-11-23'))).toEqual([])
    const subject = 'Checkpoint of 2026-11-23: 2 orders closed'
    const both = [
      { recipient: AUDIT, subject },
      { recipient: 'bank@example.com', subject },
    ]
    t.setClock(NIGHT)
    await Promise.all([1, 2, 3].map(() => mailCheckpoints(t.deps)))
    await mailAt(NIGHT)
    expect(await queued()).toEqual(both)
    // A process that leaves begins with no further client.
    t.setClock(NEXT_NIGHT)
    await mailCheckpoints(t.deps, AbortSignal.abort())
    expect(await queued()).toEqual(both)
    await mailAt(NEXT_NIGHT)
    expect((await queued()).slice(2)).toEqual(
      both.map(({ recipient }) => ({
        recipient,
        subject: 'Checkpoint of 2026-11-24: 1 order closed',
      })),
    )
  })

  it('go to the others where the configuration of one client cannot be read, and the job tells', async () => {
    await policed(t, 'acme', { checkpoint_mail: [AUDIT] })
    for (const client of ['bayer', 'shipper'])
      await policed(t, client, { checkpoint_mail: [AUDIT], ...unreadable })
    await order(NOON)
    t.setClock(NIGHT)
    await expect(mailCheckpoints(t.deps)).rejects.toThrow('no_such_setting')
    const subject = 'Checkpoint of 2026-11-23: 1 order closed'
    expect(await queued()).toEqual([{ recipient: AUDIT, subject }])
  })

  it('hold the newest checkpoint as text and as a file, byte for byte, in the client’s language', async () => {
    await policed(t, 'acme', { checkpoint_mail: [AUDIT] })
    await policed(t, 'bayer', {
      checkpoint_mail: ['hindi@example.com'],
      languages: { offered: ['hi'], first: 'hi' },
    })
    await order(NOON)
    await mailAt(NIGHT)
    await delivered()
    const checkpoint = await served('/log/checkpoint')
    const key = (await served('/log/vkey')).trim()
    const [english, hindi] = ['acme', 'bayer'].map((_, at) =>
      present(seen.mails.find(({ to }) => to?.[0]?.address === [AUDIT, 'hindi@example.com'][at])),
    )
    expect(english?.text).toContain(`\n${checkpoint}\n`)
    expect(english?.text).toContain(`--key '${key}'`)
    expect(hindi?.subject).toBe('2026-11-23 की जाँच-मुहर: 0 ऑर्डर बंद हुए')
    for (const { attachments = [] } of [english ?? {}, hindi ?? {}]) {
      const [{ filename, mimeType, content }, ...more] = attachments as [
        (typeof attachments)[number],
      ]
      expect([filename, mimeType, more]).toEqual([
        `checkpoint-${checkpoint.split('\n')[1]}.txt`,
        'text/plain',
        [],
      ])
      expect(Buffer.from(content as ArrayBuffer).toString('utf8')).toBe(checkpoint)
    }
  })

  it('are not sent without a checkpoint, or to a client that names nobody', async () => {
    await policed(t, 'acme', { checkpoint_mail: [AUDIT] })
    await mailAt(NIGHT)
    expect(await queued()).toEqual([])
    await order(NOON, 'bayer')
    await mailAt(NIGHT)
    expect((await queued()).map(({ recipient }) => recipient)).toEqual([AUDIT])
    await policed(t, 'acme', { checkpoint_mail: [] })
    await mailAt(NEXT_NIGHT)
    expect(await queued()).toHaveLength(1)
  })

  it('are queued whole or not at all, wherever it breaks off, and one client’s fault is not another’s', async () => {
    await policed(t, 'acme', { checkpoint_mail: [AUDIT] })
    await order(NOON)
    t.setClock(NIGHT)
    let nth = 0
    for (let isBroken = true; isBroken;) {
      let count = 0
      nth += 1
      const stop = t.database.watch((statement) => {
        if (!statement.text.startsWith('begin')) count += 1
        return count === nth ? { text: 'select 1 / 0' } : statement
      })
      await mailCheckpoints(t.deps).catch(() => {})
      stop()
      isBroken = count >= nth
      const rows = await queued()
      expect([nth, rows.length]).toEqual([nth, isBroken ? 0 : 1])
    }
    expect(nth).toBeGreaterThan(5)
    await policed(t, 'bayer', { checkpoint_mail: ['theirs@example.com'] })
    const stop = t.database.watch((statement) =>
      statement.values?.includes('2026-11-24') && statement.text.includes('checkpoint_mails')
        ? { text: 'select 1 / 0' }
        : statement,
    )
    t.setClock(NEXT_NIGHT)
    let broken = 0
    await mailCheckpoints(t.deps).catch(() => (broken += 1))
    stop()
    expect(broken).toBe(1)
    await mailCheckpoints(t.deps)
    expect(await queued()).toHaveLength(3)
  })
})

describe('a mail that was kept [PROF-04]', () => {
  const target = async (): Promise<{ id: string; kept: Record<string, Buffer> }> => {
    await policed(t, 'acme', { checkpoint_mail: [AUDIT] })
    t.setClock(NOON)
    const { _id: id } = await anOrder(t)
    await t.call('acme', '/update_epod', { _id: id, remarks: { text: 'three are broken' } })
    await sequenced(t.deps)
    await mailAt(NIGHT)
    await delivered()
    const [mail] = seen.mails
    const text = present(mail?.text)
    return {
      id,
      kept: {
        'the mail as it came': present(seen.bytes[0]),
        'its attachment': Buffer.from(present(mail?.attachments[0]).content as ArrayBuffer),
        'its text, copied': Buffer.from(text),
        'its text, quoted by who passed it on': Buffer.from(text.replace(/^/gm, '> ')),
        'its text with other line ends': Buffer.from(text.replaceAll('\n', '\r\n')),
      },
    }
  }
  const faults = async (bytes: Buffer, vkey: string): Promise<TreeFinding['fault'][]> => {
    const found: TreeFinding['fault'][] = []
    const given = [{ name: 'kept.eml', note: await checkpointGiven(bytes) }]
    const trusted = [present(keyIn(vkey, sha256Of))]
    await verifyTree(readerOf(t.database), { given, trusted }, ({ fault }) => found.push(fault))
    return found
  }

  it('shows, in whatever form, that the log was rewritten, chains, tree, checkpoints and keys', async () => {
    const { id, kept } = await target()
    const vkey = await served('/log/vkey')
    for (const [form, bytes] of Object.entries(kept))
      expect([form, await faults(bytes, vkey)]).toEqual([form, []])
    await forgeAll(t, id, present(vkey.split('+')[0]))
    const own: unknown[] = []
    await verifyTree(readerOf(t.database), {}, (one) => own.push(one))
    expect(own).toEqual([])
    for (const [form, bytes] of Object.entries(kept))
      expect([form, await faults(bytes, vkey)]).toEqual([
        form,
        ['checkpoint_unsigned', 'checkpoint_differs'],
      ])
  })

  it.each([
    ['nothing', ''],
    ['a mail without one', 'From: a@example.com\r\nSubject: x\r\n\r\nNothing here.\r\n'],
    ['a mail that is none', `Subject: ${'x'.repeat(5_000)}`],
    ['bytes', '\u0000\u0001\ufffd'],
  ])('is no checkpoint where there is %s in it, and no failure either', async (_, text) => {
    await target()
    expect(await faults(Buffer.from(text), await served('/log/vkey'))).toEqual([
      'checkpoint_unsigned',
    ])
  })

  it('is taken by the command as it is, and ends it with 1 where the log was rewritten', async () => {
    const { id, kept } = await target()
    const vkey = (await served('/log/vkey')).trim()
    const path = join(folder, 'kept.eml')
    writeFileSync(path, present(kept['the mail as it came']))
    await forgeAll(t, id, present(vkey.split('+')[0]))
    const { url, directUrl, dataDir } = t.database.settings
    await t.database.shut()
    const run = (...given: string[]) =>
      new Promise<{ code: number; said: string }>((resolve) =>
        execFile(
          process.execPath,
          [...process.execArgv, 'scripts/verify-log.ts', ...given],
          {
            env: {
              ...process.env,
              NODE_OPTIONS: '',
              DATABASE_URL: url ?? '',
              DATABASE_DIRECT_URL: directUrl ?? '',
              EPOD_DATA_DIR: dataDir,
            },
          },
          (error, stdout, stderr) =>
            resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
        ),
      )
    expect((await run()).code).toBe(0)
    const { code, said } = await run('--checkpoint', path, '--key', vkey)
    expect([code, said]).toEqual([1, expect.stringContaining(`${path}: says another log`)])
    expect((await run('--checkpoint', join(folder, 'none'))).code).toBe(2)
    rmSync(folder, { recursive: true })
  })
})
