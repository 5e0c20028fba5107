import { atAllMoments, byPooler, check, everyday, onMachines, strangers } from './test-steps.ts'
import { runWhole } from './whole-run.ts'

// As many faults and as much chance as a release is to survive.
process.env['EPOD_FULL'] = '1'

await runWhole({
  first: check,
  rest: (postgresUrl) => [
    ...everyday(postgresUrl),
    strangers,
    byPooler,
    onMachines,
    ...atAllMoments(),
  ],
  extras: ['libfaketime', 'go', 'ceph', 'libreoffice', 'pgbouncer', 'nginx'],
  only: process.argv.slice(2),
})
