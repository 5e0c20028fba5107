import { expect, it } from 'vitest'
import { resolvePolicy } from '../policy/resolve.ts'
import { trainingPolicy } from './policy.ts'

it('is the usual policy, with Receive and Reject on the desk and without links [PUBL-08]', () => {
  expect(trainingPolicy).toEqual(
    resolvePolicy({
      show_receive_button: true,
      undo_seconds: 0,
      do_not_show_receivers_public_link: true,
      do_not_show_driver_public_link: true,
      order_module_config: { allow_deletion_of_attachments: true },
    }),
  )
})
