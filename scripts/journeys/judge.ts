import type { By, Presses } from './recorder.ts'

/** What a job took, by one hand; null where it is impossible. */
export type Took = (Presses & { readonly seconds: number }) | null

/** What each job took, by its name. */
export type Measured = Readonly<Record<string, Readonly<Record<By, Took>>>>

/** What one job took by one hand, as programs read it; null where it is impossible. */
interface Told {
  readonly job: string
  readonly by: 'mouse' | 'keys'
  readonly clicks: number | null
  /** Typed characters are keys too. */
  readonly keys: number | null
  readonly seconds: number | null
}

/** What was measured of these jobs, a line for each hand. */
export const toldOf = (
  jobs: readonly { readonly id: string; readonly name: string }[],
  now: Measured,
): Told[] =>
  jobs.flatMap(({ id: job, name }): Told[] => {
    const { mouse, keyboard } = now[name] ?? { mouse: null, keyboard: null }
    return [
      {
        job,
        by: 'mouse',
        clicks: mouse && mouse.presses,
        keys: mouse && mouse.typed,
        seconds: mouse && mouse.seconds,
      },
      {
        job,
        by: 'keys',
        clicks: keyboard && 0,
        keys: keyboard && keyboard.presses + keyboard.typed,
        seconds: keyboard && keyboard.seconds,
      },
    ]
  })

/** How a job is worse than it was; null where it is not. */
const worse = (before: Took | undefined, now: Took): string | null => {
  if (now === null) return 'impossible'
  if (!before || now.presses <= before.presses) return null
  return `${now.presses} where it took ${before.presses}`
}

/** What is impossible, or takes more clicks or keys than before, a sentence each. */
export const faultsOf = (before: Measured, now: Measured): string[] =>
  Object.entries(now).flatMap(([job, took]) =>
    (['mouse', 'keyboard'] as const).flatMap((by) => {
      const fault = worse(before[job]?.[by], took[by])
      return fault === null ? [] : [`${job}, by ${by}: ${fault}`]
    }),
  )

const shown = (took: Took | undefined): string => {
  if (took === undefined) return '–'
  if (took === null) return 'impossible'
  return `${took.presses} / ${took.typed} / ${took.seconds.toFixed(1)}`
}

/** The one table: each job before and now, by mouse and by keyboard. */
export const tableOf = (before: Measured, now: Measured): string =>
  [
    '| job | by mouse before: clicks / typed / s | now | by keyboard before: keys / typed / s | now |',
    '| --- | --- | --- | --- | --- |',
    ...Object.entries(now).map(
      ([job, { mouse, keyboard }]) =>
        `| ${job} | ${shown(before[job]?.mouse)} | **${shown(mouse)}** | ` +
        `${shown(before[job]?.keyboard)} | **${shown(keyboard)}** |`,
    ),
  ].join('\n')
