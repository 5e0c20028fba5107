import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { officeLanguages } from '../../domain/words/languages.ts'
import { OrderPanel } from '../features/order-panel/order-panel.tsx'
import { Training } from '../features/training/training.tsx'
import { speak, type Packs } from '../lib/language/language.ts'
import { Kit } from '../ui/kit.tsx'
import '../ui/page.css'

// /trainingdemo: the real panel on made-up orders, without a session and without a server
// (PUBL-08).
const root = document.querySelector('#root')
if (!root) throw new Error('the document has no root')
const react = createRoot(root)
const words = import.meta.glob(
  '../../domain/words/hi/{dashboard-page,dashboard-rest,link-page,link-rest,phone-rest}.ts',
) as Packs
void speak(officeLanguages, [words], []).then(() =>
  react.render(
    <StrictMode>
      <Kit>
        <Training
          panel={(order_id, onClose) => <OrderPanel order_id={order_id} onClose={onClose} />}
        />
      </Kit>
    </StrictMode>,
  ),
)
