import pg from 'pg'

/** What makes a connection of a process write the plan of every statement to the server's log. */
export const telling = {
  PGOPTIONS:
    '-c session_preload_libraries=auto_explain -c auto_explain.log_min_duration=0 -c ' +
    'auto_explain.log_format=json',
}
/** What the server needs for that. */
export const tellingSettings = ['logging_collector=on', 'log_destination=jsonlog']

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: Node[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]
const nameOf = ({
  'Node Type': type,
  'Relation Name': relation,
  'Index Name': index,
}: Node): string => [type, index ?? relation].filter(Boolean).join(' ')

/** The plans that were told while `work` ran: of each that touches orders, what it reads. */
export const plansOf = async (
  url: string,
  work: () => Promise<unknown>,
): Promise<{ reads: string[]; scans: boolean }[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const size = async (): Promise<number> =>
      Number(
        (
          await client.query<{ size: string }>(
            "select size from pg_stat_file(pg_current_logfile('jsonlog'))",
          )
        ).rows[0]?.size ?? 0,
      )
    const before = await size()
    await work()
    const {
      rows: [log],
    } = await client.query<{ text: string }>(
      "select pg_read_file(pg_current_logfile('jsonlog'), $1, $2) as text",
      [before, (await size()) - before],
    )
    const found = new Map<string, { reads: string[]; scans: boolean }>()
    for (const line of (log?.text ?? '').split('\n')) {
      const [, plan] = /plan:\\n(\{.*\})","/.exec(line) ?? []
      if (plan === undefined) continue
      const nodes = nodesOf((JSON.parse(JSON.parse(`"${plan}"`) as string) as { Plan: Node }).Plan)
      const isOfOrders = nodes.some(
        (node) => node['Relation Name'] === 'orders' || node['Index Name']?.startsWith('orders_'),
      )
      if (!isOfOrders) continue
      const reads = [
        ...new Set(
          nodes
            .filter(
              (node) => node['Relation Name'] !== undefined || node['Index Name'] !== undefined,
            )
            .map(nameOf),
        ),
      ]
      found.set(reads.join(), {
        reads,
        scans: nodes.some(
          (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'orders',
        ),
      })
    }
    return [...found.values()]
  } finally {
    await client.end()
  }
}
