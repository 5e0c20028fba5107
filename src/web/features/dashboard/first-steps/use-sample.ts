import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { requestCutter } from '../../../../contract/bulk/bulk.ts'
import type { openImport, undoImport } from '../../../../contract/bulk/imports.ts'
import { sampleInput, SAMPLE_FILE } from '../../../../domain/order/entry/sample.ts'
import { firstStepWords } from '../../../../domain/words/first-steps.ts'
import { callApi } from '../../../lib/api/api.ts'
import { failedOf } from '../../../lib/api/failure.ts'
import { newKeptKey } from '../../../lib/api/kept-key.ts'
import { newId } from '../../../lib/api/new-id.ts'
import { t } from '../../../lib/language/language.ts'
import type { Asking } from '../../../lib/session/viewer.ts'
import { notify } from '../../../ui/notify.ts'

/** Four digits, so that a second sample has another number. */
const tail = (): string => String(1000 + Math.floor(Math.random() * 9000))

/**
 * Makes a sample order as a file of one row would, and takes it out again as that file is undone.
 */
export const useSample = ({ policy, clock }: Asking) => {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [kept] = useState(newKeptKey)

  const once = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch (thrown) {
      notify.failure(thrown)
    }
    await Promise.all(
      [['orders'], ['counter'], ['filters'], ['imports']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
    setBusy(false)
  }

  const make = () =>
    once(async () => {
      const say = t(firstStepWords)
      // Where the answer is lost, another press is about the same order and no second one.
      const { key, body } = kept.take(SAMPLE_FILE, () => ({
        import_id: newId(),
        row: sampleInput(say.sample, tail(), policy, clock),
      }))
      const { import_id, row } = body
      try {
        await callApi<typeof openImport>('POST /imports', {
          body: { import_id, file_name: SAMPLE_FILE, rows: 1 },
        })
        await callApi<typeof requestCutter>('POST /request-cutter/receive_data_new.json', {
          body: {
            import_id,
            data: [row],
            callback_data: { url: `${location.origin}/api/orders`, method: 'POST' },
          },
          key,
        })
        kept.ended()
      } catch (thrown) {
        kept.ended(failedOf(thrown))
        throw thrown
      }
      notify.done(say.sampleMade(row.identifier ?? ''))
    })

  const remove = (id: string) =>
    once(async () => {
      const { result } = await callApi<typeof undoImport>('POST /imports/:id/undo', {
        params: { id },
        body: {},
      })
      const [stays] = result.kept
      if (stays) notify.error(stays.message)
      else notify.done(t(firstStepWords).sampleGone)
    })

  return { make, remove, isBusy }
}
