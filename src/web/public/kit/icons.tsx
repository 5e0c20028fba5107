import type { ReactNode } from 'react'

const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

/** Drawings that go with a word, never in its place. */
export const CheckIcon = () => (
  <Icon>
    <path d="M20 6 9 17l-5-5" />
  </Icon>
)

/** Drawing for no or wrong. */
export const CrossIcon = () => (
  <Icon>
    <path d="M18 6 6 18M6 6l12 12" />
  </Icon>
)

/** Drawing for a photo. */
export const CameraIcon = () => (
  <Icon>
    <path d="M14.5 4h-5L7.5 7H4a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-3.5z" />
    <circle cx="12" cy="13" r="3.5" />
  </Icon>
)

/** Drawing for a download. */
export const DownloadIcon = () => (
  <Icon>
    <path d="M12 3v12m0 0 5-5m-5 5-5-5M4 20h16" />
  </Icon>
)

/** Drawing for a document. */
export const FileIcon = () => (
  <Icon>
    <path d="M14 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8zM14 2v6h6" />
  </Icon>
)

/** Drawing for the vehicle. */
export const TruckIcon = () => (
  <Icon>
    <path d="M1 4h13v12H1zM14 9h4l4 4v3h-8" />
    <circle cx="6" cy="18" r="2" />
    <circle cx="18" cy="18" r="2" />
  </Icon>
)

/** Drawing for the way. */
export const RouteIcon = () => (
  <Icon>
    <path d="m3 11 18-8-8 18-2-8z" />
  </Icon>
)

/** Drawing for a call. */
export const PhoneIcon = () => (
  <Icon>
    <path d="M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z" />
  </Icon>
)

/** Drawing for the place is reached. */
export const FlagIcon = () => (
  <Icon>
    <path d="M5 22V3m0 1h13l-3 4.5 3 4.5H5" />
  </Icon>
)

/** Drawing for a rating. */
export const StarIcon = () => (
  <Icon>
    <path d="m12 2 3 6.6 7.2.8-5.4 4.8 1.6 7.1L12 17.6l-6.4 3.7 1.6-7.1L1.8 9.4 9 8.6z" />
  </Icon>
)
