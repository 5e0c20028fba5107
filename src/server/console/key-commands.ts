import { rotateSecret } from '../kept-secret.ts'
import { done, type ConsoleCommand } from './command.ts'
import { Impossible } from './impossible.ts'

const rotate: ConsoleCommand = {
  name: 'keys rotate',
  takes: [],
  options: {},
  says: 'Make a new secret for the installation; what was signed and sealed before stays readable.',
  run: async ({ settings }) => {
    if (settings.secret !== undefined)
      throw new Impossible(
        'EPOD_SECRET holds the secret: put a new one before it there, a line each, and start again.',
      )
    const secrets = await rotateSecret(settings.data_dir)
    return done(
      [
        'A new secret holds from the next start of every process on.',
        'One-time passwords that are on their way then have to be sent again.',
        `${secrets - 1} of before are kept beside it, for what they signed and sealed.`,
      ],
      { secrets },
    )
  },
}

/** The keys of the installation. */
export const keyCommands: readonly ConsoleCommand[] = [rotate]
