import type { ReactNode } from 'react'

/** 16-unit line drawings, one stroke weight; by name. */
const drawings = {
  search: (
    <>
      <circle cx="7" cy="7" r="4.25" />
      <path d="m10.2 10.2 3.3 3.3" />
    </>
  ),
  plus: <path d="M8 3v10M3 8h10" />,
  close: <path d="m4 4 8 8m0-8-8 8" />,
  check: <path d="m3 8.5 3.2 3.2L13 5" />,
  cross: <path d="m4.5 4.5 7 7m0-7-7 7" />,
  calendar: (
    <>
      <rect x="2.5" y="3.5" width="11" height="10" rx="1.5" />
      <path d="M2.5 6.5h11M5.5 2v3m5-3v3" />
    </>
  ),
  chevron: <path d="m4 6 4 4 4-4" />,
  left: <path d="M10 3.5 5.5 8l4.5 4.5" />,
  right: <path d="M6 3.5 10.5 8 6 12.5" />,
  first: <path d="M11.5 3.5 7 8l4.5 4.5M4.5 3.5v9" />,
  last: <path d="M4.5 3.5 9 8l-4.5 4.5m7-9v9" />,
  eye: (
    <>
      <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z" />
      <circle cx="8" cy="8" r="1.9" />
    </>
  ),
  eyeOff: (
    <>
      <path d="M1.5 8S4 3.5 8 3.5s6.5 4.5 6.5 4.5S12 12.5 8 12.5 1.5 8 1.5 8Z" />
      <path d="m3 13 10-10" />
    </>
  ),
  key: (
    <>
      <circle cx="5.2" cy="10.8" r="2.7" />
      <path d="m7.2 8.8 6-6m-2.4 2.4 2 2M9.2 6.8l1.4 1.4" />
    </>
  ),
  pencil: (
    <path d="m3 13 .6-2.9L10.8 2.9a1.2 1.2 0 0 1 1.7 0l.6.6a1.2 1.2 0 0 1 0 1.7L5.9 12.4 3 13Z" />
  ),
  link: (
    <path d="M6.7 9.3a2.6 2.6 0 0 0 3.7 0l2.3-2.3A2.6 2.6 0 0 0 9 3.3l-.7.7m1 2.7a2.6 2.6 0 0 0-3.7 0L3.3 9A2.6 2.6 0 0 0 7 12.7l.7-.7" />
  ),
  truck: (
    <>
      <path d="M1.5 4h8v7.5h-8zM9.5 6.5h2.7l2.3 2.5v2.5h-5" />
      <circle cx="4.5" cy="12" r="1.4" />
      <circle cx="11.7" cy="12" r="1.4" />
    </>
  ),
  person: (
    <>
      <circle cx="8" cy="5.2" r="2.7" />
      <path d="M2.8 13.5c.6-2.6 2.6-4 5.2-4s4.6 1.4 5.2 4" />
    </>
  ),
  remark: <path d="M2.5 3.5h11v7.5H7l-3 2.5V11H2.5z" />,
  clip: (
    <path d="m12.5 7.5-5 5a3 3 0 0 1-4.2-4.2l5.4-5.4a2 2 0 0 1 2.8 2.8l-5.3 5.3a1 1 0 0 1-1.4-1.4L9.6 4.8" />
  ),
  camera: (
    <>
      <path d="M6 3 4.8 4.8H2.5v8.7h11V4.8h-2.3L10 3z" />
      <circle cx="8" cy="9" r="2.4" />
    </>
  ),
  clock: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 4.8V8l2.2 1.5" />
    </>
  ),
  alarm: (
    <>
      <circle cx="8" cy="8.5" r="5" />
      <path d="M8 5.8v3m0 2.2v.1M2.5 3.8l1.7-1.5m9.3 1.5-1.7-1.5" />
    </>
  ),
  warning: <path d="M8 2.5 14 13H2L8 2.5Zm0 4v3m0 1.8v.1" />,
  stop: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="m4.2 11.8 7.6-7.6" />
    </>
  ),
  done: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="m5.5 8.2 1.8 1.8 3.3-3.7" />
    </>
  ),
  stack: <path d="m8 2.5 6 3-6 3-6-3 6-3ZM2 8.3l6 3 6-3M2 11l6 3 6-3" />,
  sort: <path d="M4.5 13V3.5M2 6l2.5-2.5L7 6m4.5-3v9.5M9 10l2.5 2.5L14 10" />,
  filter: <path d="M2 4h12M4.5 8h7M6.5 12h3" />,
  globe: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M1.8 8h12.4M8 1.8c-4.4 4-4.4 8.4 0 12.4M8 1.8c4.4 4 4.4 8.4 0 12.4" />
    </>
  ),
  sun: (
    <>
      <circle cx="8" cy="8" r="2.8" />
      <path d="M8 1.5v1.7m0 9.6v1.7M1.5 8h1.7m9.6 0h1.7M3.4 3.4l1.2 1.2m6.8 6.8 1.2 1.2m0-9.2-1.2 1.2m-6.8 6.8-1.2 1.2" />
    </>
  ),
  moon: <path d="M13 9.5A5.5 5.5 0 0 1 6.5 3 5.5 5.5 0 1 0 13 9.5Z" />,
  screen: (
    <>
      <rect x="2" y="3" width="12" height="8" rx="1" />
      <path d="M6 13.5h4" />
    </>
  ),
  phone: (
    <>
      <rect x="4.5" y="1.5" width="7" height="13" rx="1.5" />
      <path d="M7.2 12.2h1.6" />
    </>
  ),
  print: <path d="M4.5 6V2.5h7V6M4 11.5H2.5V6h11v5.5H12m-7.5-2h7v4h-7z" />,
  help: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M6.2 6.3a1.8 1.8 0 1 1 2.6 1.6c-.5.3-.8.6-.8 1.2m0 1.9v.1" />
    </>
  ),
  logout: <path d="M9.5 2.5h-6v11h6M6.5 8h7.5m-2.5-2.5L14 8l-2.5 2.5" />,
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
      <path d="M10.5 5.5V4A1.5 1.5 0 0 0 9 2.5H4A1.5 1.5 0 0 0 2.5 4v5A1.5 1.5 0 0 0 4 10.5h1.5" />
    </>
  ),
  download: <path d="M8 2.5v8m0 0 3.2-3.2M8 10.5 4.8 7.3M2.5 13.5h11" />,
  upload: <path d="M8 10.5v-8m0 0 3.2 3.2M8 2.5 4.8 5.7M2.5 13.5h11" />,
  star: <path d="m8 1.8 1.9 4 4.4.6-3.2 3 .8 4.4L8 11.7l-3.9 2.1.8-4.4-3.2-3 4.4-.6z" />,
  bell: <path d="M3.5 11.5h9c-1-1-1.3-2-1.3-4.3a3.2 3.2 0 0 0-6.4 0c0 2.3-.3 3.3-1.3 4.3Zm3 2h3" />,
  share: (
    <>
      <circle cx="12" cy="3.8" r="1.7" />
      <circle cx="4" cy="8" r="1.7" />
      <circle cx="12" cy="12.2" r="1.7" />
      <path d="m5.5 7.2 5-2.6m-5 4.2 5 2.6" />
    </>
  ),
  photos: (
    <>
      <rect x="2" y="3" width="12" height="10" rx="1.5" />
      <circle cx="5.6" cy="6.4" r="1.1" />
      <path d="m2.5 11.5 3.5-3 2.5 2 2.5-3 3 3.5" />
    </>
  ),
  columns: (
    <>
      <rect x="2" y="3" width="12" height="10" rx="1.5" />
      <path d="M6 3v10m4-10v10" />
    </>
  ),
  rows: <path d="M2.5 4h11m-11 4h11m-11 4h11" />,
  rowsClose: <path d="M2.5 3.5h11m-11 3h11m-11 3h11m-11 3h11" />,
  up: <path d="m4 10 4-4 4 4" />,
  bookmark: <path d="M4.5 2.5h7v11L8 10.5l-3.5 3z" />,
  trash: <path d="M3 4.5h10M6.5 4.5v-2h3v2m-5 0 .6 9h5.8l.6-9" />,
  route: (
    <>
      <circle cx="3.5" cy="12" r="1.5" />
      <circle cx="12.5" cy="4" r="1.5" />
      <path d="M5 12h5a2.2 2.2 0 0 0 0-4.4H6A2 2 0 0 1 6 4h5" />
    </>
  ),
  box: <path d="M2 5.5h12M2 9h12M3 5.5l.8 7.5h8.4l.8-7.5M5.5 5.5V3h5v2.5" />,
  menu: <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />,
  chart: <path d="M2.5 13.5h11M4.5 11V8m3.5 3V3.5m3.5 7.5V6" />,
  sliders: (
    <>
      <path d="M2.5 5h5m3.5 0h2.5M2.5 11h2m3.5 0h5.5" />
      <circle cx="9.2" cy="5" r="1.6" />
      <circle cx="6.2" cy="11" r="1.6" />
    </>
  ),
} satisfies Record<string, ReactNode>

/** Name of a drawing in the set. */
export type IconName = keyof typeof drawings

/**
 * A line drawing in the colour of its text. Decoration unless `label` names it for screen readers.
 */
export const Icon = ({
  name,
  size = 16,
  label,
}: {
  name: IconName
  size?: number
  label?: string
}) => (
  <svg
    className="icon"
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {drawings[name]}
  </svg>
)
