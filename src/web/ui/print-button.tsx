import { dashboardWords } from '../../domain/words/dashboard.ts'
import { t } from '../lib/language/language.ts'
import { printPart } from '../lib/print-part.ts'
import { IconButton } from './button.tsx'

/** Prints the page, or of it the `part` alone that the button stands in (DESK-32). */
export const PrintButton = ({ part }: { part?: string }) => (
  <IconButton
    icon="print"
    label={t(dashboardWords).print}
    onClick={({ currentTarget }) =>
      printPart(part === undefined ? null : currentTarget.closest(part))
    }
  />
)
