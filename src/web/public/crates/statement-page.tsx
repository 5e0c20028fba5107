import { useCallback, useEffect, useRef, useState } from 'react'
import type { openStatement } from '../../../contract/crates/crate-statements.ts'
import { publicWords } from '../../../domain/words/public-pages.ts'
import { statementWords } from '../../../domain/words/crate-statement.ts'
import type { Answer } from '../../lib/api/answer.ts'
import type { Output } from '../../lib/api/api.ts'
import { speakAs, t } from '../../lib/language/language.ts'
import { call } from '../link/call.ts'
import { Notice } from '../kit/notice.tsx'
import { Skeleton } from '../kit/skeleton.tsx'
import { Statement, type ShownStatement } from './statement.tsx'

/** What the page is told, by the contract. */
type OpenedStatement = Output<typeof openStatement>

type State =
  | { readonly is: 'opening' | 'gone' }
  | { readonly is: 'failed'; readonly message: string }
  | { readonly is: 'open'; readonly statement: ShownStatement }

/** An address that is over and one that never was look alike. */
const stateOf = (answer: Answer<OpenedStatement>): State => {
  if (answer.ok) return { is: 'open', statement: answer.body.result }
  if (answer.code === 404 || answer.code === 422) return { is: 'gone' }
  return {
    is: 'failed',
    message: answer.code === 0 ? t(publicWords).noConnectionText : answer.message,
  }
}

/**
 * /publiccrates/{reference}: what a party is said to have, for it to confirm or contest (CRAT-01).
 */
export const StatementPage = ({ reference }: { reference: string }) => {
  const say = t(statementWords)
  const page = t(publicWords)
  const [state, setState] = useState<State>({ is: 'opening' })
  const path = `/public/crates/${encodeURIComponent(reference)}`
  const open = useCallback(async (): Promise<void> => {
    const answer = await call<OpenedStatement>({ method: 'GET', path })
    if (answer.ok) await speakAs(answer.body.result.languages)
    setState(stateOf(answer))
  }, [path])
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    void open()
  }, [open])
  switch (state.is) {
    case 'opening':
      return <Skeleton />
    case 'gone':
      return <Notice title={say.gone} text={say.goneText} />
    case 'failed':
      return (
        <Notice
          title={page.loadFailed}
          text={state.message}
          action={{ label: page.retry, press: () => void open() }}
        />
      )
    case 'open':
      return (
        <Statement
          statement={state.statement}
          path={path}
          onAnswered={(statement) => setState({ is: 'open', statement })}
          onStale={() => void open()}
        />
      )
  }
}
