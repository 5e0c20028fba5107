/** Headings of columns of figures. */
export const NumberHeads = ({ labels }: { labels: readonly string[] }) =>
  labels.map((label) => (
    <th key={label} scope="col" className="lines-number">
      {label}
    </th>
  ))

/** Figures of a line, each under its heading, or beside it on a phone. */
export const NumberCells = ({
  labels,
  values,
}: {
  labels: readonly string[]
  values: readonly string[]
}) =>
  values.map((value, at) => (
    <td key={labels[at]} data-label={labels[at]} className="lines-number">
      {value}
    </td>
  ))
