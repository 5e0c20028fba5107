import { StrictMode, useEffect, useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { publicWords } from '../../domain/words/public-pages.ts'
import { offer, t } from '../lib/language/language.ts'
import { receiverReady, type ReceiverPicture } from '../lib/receiver-preview.ts'
import { Boundary } from '../public/kit/boundary.tsx'
import { Skeleton } from '../public/kit/skeleton.tsx'
import { shownIn } from '../public/link/language-packs.ts'
import { Receiver } from '../public/receiver/receiver.tsx'
import type { PicturedPage } from './use-page.ts'

// /receiver-preview: the receiver's own page in a frame of the configuration, drawn by what that
// tells it. It has no order, no token and no outbox: what is pressed in it goes nowhere.

/** `usePage` of this folder takes the picture in the place of an opened order. */
const Pictured = Receiver as unknown as ComponentType<PicturedPage>

const Frame = () => {
  const [picture, draw] = useState<ReceiverPicture | null>(null)
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<ReceiverPicture>): void => {
      if (origin !== location.origin || source !== parent || data.type !== 'epod:receiver') return
      document.documentElement.style.colorScheme = data.scheme
      offer(data.config.languages)
      draw(data)
    }
    addEventListener('message', hear)
    parent.postMessage({ type: receiverReady }, location.origin)
    return () => removeEventListener('message', hear)
  }, [])
  // What the policy asks may be another question now: it begins anew.
  return picture ? (
    <Pictured key={JSON.stringify([picture.order._id, picture.config])} picture={picture} />
  ) : (
    <Skeleton />
  )
}

const root = document.querySelector('#root')
if (!root) throw new Error('the document has no root')
const react = createRoot(root)
void shownIn(
  () => t(publicWords).title,
  () =>
    react.render(
      <StrictMode>
        <Boundary>
          <Frame />
        </Boundary>
      </StrictMode>,
    ),
)
