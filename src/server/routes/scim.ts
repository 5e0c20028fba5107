import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import {
  MOST_USERS_OF_PAGE,
  scimSchemas,
  scimType,
  serviceProviderConfig,
  userResourceType,
  userSchema,
} from '../../contract/scim.ts'
import {
  askedByPatch,
  askedByResource,
  askedByWhole,
  filterIn,
  ScimFault,
} from '../../domain/users/scim.ts'
import type { AskedByScim } from '../../domain/users/scim.ts'
import { sentence } from '../../domain/words/sentence.ts'
import type { Deps } from '../deps.ts'
import { notFound, Refused } from '../errors.ts'
import { bearerOf } from '../http/audience.ts'
import { readJson } from '../http/json.ts'
import { machineScope } from '../machine-desk.ts'
import { changeProvisioned, provisionUser } from '../provision-user.ts'
import { answerScimFailures, resourceOf, revIn, versionOf } from '../scim-wire.ts'
import { sha256 } from '../secrets.ts'
import { forgetSessions } from '../sessions/caller-of-session.ts'
import {
  provisionedUser,
  provisionedUsers,
  type ProvisionedUser,
} from '../stores/accounts/provisioned-users.ts'
import { clientOfToken } from '../stores/accounts/scim-tokens.ts'
