import { readLabel } from '../../../contract/orders/labels.ts'
import { transportLabelIn } from '../../../domain/trade/gs1/transport-label.ts'
import { sentence } from '../../../domain/words/sentence.ts'
import { clockFor } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import { refusedAt } from '../../errors.ts'
import type { Routes } from '../../http/routes.ts'
import { requireAction } from '../../permission.ts'

/** Labels of the trade, read for whoever scans them. */
export const labelsRoutes =
  (deps: Deps): Routes =>
  async (app) => {
    app.route({
      ...readLabel,
      handler: async ({ caller, body }) => {
        requireAction(deps, caller, 'view_order')
        const label = transportLabelIn(body.text, clockFor(deps, caller))
        if ('code' in label) throw refusedAt('text', label)
        return { status: true, message: sentence('ok'), result: label }
      },
    })
  }
