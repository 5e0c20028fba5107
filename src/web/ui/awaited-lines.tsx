import { Skeleton } from './surface.tsx'

/** Lines of a table of which nothing is known yet but how many columns they have. */
export const AwaitedLines = ({ lines, columns }: { lines: number; columns: number }) => (
  <table className="lines" aria-busy="true">
    <tbody>
      {Array.from({ length: lines }, (_, line) => (
        <tr key={line}>
          {Array.from({ length: columns }, (__, column) => (
            <td key={column}>
              <Skeleton width={column === 0 ? '60%' : '80%'} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
