/** What can be downloaded of orders. */
export type DownloadKind = 'report' | 'pods'

/** Orders of which a download still takes seconds: a report's rows are quick, files are not. */
const QUICK: Readonly<Record<DownloadKind, number>> = { report: 20_000, pods: 200 }

/** Would somebody wait long for it? Then it is made beside, and kept until it is taken. */
export const isLongDownload = (kind: DownloadKind, orders: number): boolean => orders > QUICK[kind]
