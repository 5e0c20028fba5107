import { useCallback, useEffect, useRef, useState } from 'react'
import { trustIn } from '../../domain/credential/keys-file.ts'
import { publicWords } from '../../domain/words/public-pages.ts'
import { verifyWords } from '../../domain/words/verify.ts'
import { t } from '../lib/language/language.ts'
import { Notice } from '../public/kit/notice.tsx'
import { Skeleton } from '../public/kit/skeleton.tsx'
import { asked, textAt } from './asked.ts'
import { Bench, type OnBench } from './bench.tsx'
import { browserKit } from './kit.ts'
import { sinceThen } from './since.ts'

type State =
  | { readonly is: 'opening' | 'unknown' | 'failed' | 'not_sealed' | 'not_ended' | 'too_long' }
  | { readonly is: 'open'; readonly start: OnBench }

const opened = async (code: string): Promise<State> => {
  const [answer, keys] = await Promise.all([
    asked(`/proof/credential/${encodeURIComponent(code)}`),
    textAt('/proof/keys.json'),
  ])
  if (answer?.status === 404) return { is: 'unknown' }
  const trust = keys === null ? null : trustIn(keys, browserKit)
  const text = (await answer?.text()) ?? ''
  if (answer?.ok && trust) return { is: 'open', start: { text, trust } }
  const refused = (['not_ended', 'too_long', 'not_sealed'] as const).find((one) =>
    text.includes(`proof_${one}`),
  )
  return { is: refused ?? 'failed' }
}

/** /verify/{code}: computes the proof behind a code anew, in this browser (PROF-03). */
export const VerifyPage = ({ code }: { code: string }) => {
  const [say, page] = [t(verifyWords), t(publicWords)]
  const [state, setState] = useState<State>({ is: 'opening' })
  const open = useCallback(() => void opened(code).then(setState), [code])
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    open()
  }, [open])
  const again = { label: page.retry, press: open }
  switch (state.is) {
    case 'opening':
      return <Skeleton />
    case 'unknown':
      return <Notice title={say.unknownCode} text={say.unknownCodeText} />
    case 'not_sealed':
      return <Notice title={say.notSealed} text={say.notSealedText} action={again} />
    case 'not_ended':
      return <Notice title={say.notEnded} text={say.notEndedText} action={again} />
    case 'too_long':
      return <Notice title={say.tooLong} text={say.tooLongText} />
    case 'failed':
      return <Notice title={page.loadFailed} text={page.noConnectionText} action={again} />
    case 'open':
      return <Bench start={state.start} ask={sinceThen} />
  }
}
