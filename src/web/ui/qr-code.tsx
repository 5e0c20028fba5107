import { encodeQR } from 'qr'
import { useMemo } from 'react'

interface Props {
  text: string
  /** What it is, for who cannot see it. */
  label: string
  className: string
}

/** Dark on white in both themes, with a quiet zone of four modules: cameras want it so. */
export const QrCode = ({ text, label, className }: Props) => {
  const rows = useMemo(() => encodeQR(text, 'raw', { border: 4, ecc: 'medium' }), [text])
  const dark = rows
    .flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" d={dark} />
    </svg>
  )
}
