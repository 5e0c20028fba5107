import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { STORE_KEYS } from '../src/server/testing/object-store.ts'

const run = promisify(execFile)
/** Where Debian's packages of Ceph are: installed, or only unpacked in a folder. */
const root = process.env['EPOD_TEST_CEPH'] ?? ''
const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((platform) => join(root, '/usr/lib', platform))
  .find((folder) => existsSync(join(folder, 'ceph')))

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const configOf = (folder: string, library: string, mon: number, s3: number): string => `
[global]
fsid = ${randomUUID()}
mon_host = v1:127.0.0.1:${mon}
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 4
osd_pool_default_pgp_num = 4
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 1000
osd_crush_chooseleaf_type = 0
osd_objectstore = memstore
memstore_device_bytes = 1073741824
osd_class_update_on_start = false
osd_crush_update_on_start = false
run_dir = ${folder}
admin_socket = ${folder}/$name.asok
pid_file = ${folder}/$name.pid
log_file = ${folder}/$name.log
crash_dir = ${folder}
erasure_code_dir = ${library}/ceph/erasure-code
plugin_dir = ${library}/ceph
osd_class_dir = ${library}/rados-classes
ms_bind_msgr2 = false
setuser_match_path =
[mon.a]
mon_data = ${folder}/mon
mon_addr = 127.0.0.1:${mon}
[osd.0]
osd_data = ${folder}/osd
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
[client.rgw]
rgw_frontends = beast endpoint=127.0.0.1:${s3}
rgw_dns_name = localhost
rgw_data = ${folder}
rgw_mime_types_file = ${folder}/mime
`

/** An S3 server that others wrote. */
export interface CephStore {
  readonly url: string
  close(): Promise<void>
}

/**
 * Starts Ceph's object gateway with all that it stands on, in memory and on loopback; it knows the
 * keys of the stand-in. Throws where its programs are not there.
 */
export const startCeph = async (): Promise<CephStore> => {
  if (libraries === undefined) throw new Error('radosgw is not installed; see EPOD_TEST_CEPH')
  const folder = mkdtempSync(join(tmpdir(), 'epod-ceph-'))
  const [mon, s3] = [await freePort(), await freePort()]
  for (const part of ['mon', 'osd']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'mime'), '')
  writeFileSync(join(folder, 'ceph.conf'), configOf(folder, libraries, mon, s3))
  const env = {
    ...process.env,
    CEPH_CONF: join(folder, 'ceph.conf'),
    LD_LIBRARY_PATH: [join(root, '/lib/x86_64-linux-gnu'), libraries, join(libraries, 'ceph')].join(
      delimiter,
    ),
    PATH: [join(root, '/usr/bin'), join(root, '/usr/sbin'), process.env['PATH']].join(delimiter),
    PYTHONPATH: join(root, '/usr/lib/python3/dist-packages'),
  }
  const done = (program: string, ...args: string[]) => run(program, args, { env, timeout: 60_000 })
  const daemons: ChildProcess[] = []
  const started = (program: string, ...args: string[]): void =>
    void daemons.push(spawn(program, [...args, '-f'], { env, stdio: 'ignore' }))
  const until = async (works: () => Promise<unknown>): Promise<void> => {
    for (let tries = 0; ; tries += 1)
      try {
        await works()
        return
      } catch (error) {
        if (tries > 120) throw error
        await wait(500)
      }
  }
  const close = async (): Promise<void> => {
    await Promise.all(
      daemons.toReversed().map(
        (daemon) =>
          new Promise<void>((resolve) => {
            if (daemon.exitCode !== null || !daemon.kill('SIGKILL')) resolve()
            else daemon.once('exit', () => resolve())
          }),
      ),
    )
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const map = join(folder, 'monmap')
    const address = `[v1:127.0.0.1:${mon}]`
    await done('monmaptool', '--create', '--clobber', '--addv', 'a', address, map)
    await done('ceph-mon', '-i', 'a', '--mkfs', '--monmap', map)
    started('ceph-mon', '-i', 'a')
    const osd = randomUUID()
    await until(() => done('ceph', '--connect-timeout', '5', 'osd', 'new', osd))
    await done('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osd)
    started('ceph-osd', '-i', '0')
    await done('ceph', 'osd', 'crush', 'add-bucket', 'h1', 'host')
    await done('ceph', 'osd', 'crush', 'move', 'h1', 'root=default')
    await done('ceph', 'osd', 'crush', 'add', 'osd.0', '1.0', 'root=default', 'host=h1')
    await until(async () => {
      if (!(await done('ceph', 'osd', 'stat')).stdout.includes('1 up')) throw new Error('not up')
    })
    started('radosgw', '-n', 'client.rgw')
    await until(() => fetch(`http://127.0.0.1:${s3}/`))
    const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = STORE_KEYS
    const user = ['--uid=epod', '--display-name=epod', `--access-key=${id}`]
    await done('radosgw-admin', '-n', 'client.rgw', 'user', 'create', ...user, `--secret=${secret}`)
  } catch (error) {
    await close()
    throw error
  }
  return { url: `http://127.0.0.1:${s3}`, close }
}
