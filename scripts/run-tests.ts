import { check, everyday } from './test-steps.ts'
import { runWhole } from './whole-run.ts'

await runWhole({ first: check, rest: everyday })
