/**
 * Event-loop lag as processor time: the most that this thread worked between two turns of its loop
 * while `work` went on, in ms. What other processes take from the machine does not count.
 */
export const longestTurn = async <T>(
  work: () => Promise<T>,
): Promise<{ readonly ms: number; readonly result: T }> => {
  let [longest, isOver] = [0, false]
  let last = process.threadCpuUsage()
  const turn = (): void => {
    const { user, system } = process.threadCpuUsage(last)
    longest = Math.max(longest, (user + system) / 1_000)
    last = process.threadCpuUsage()
    if (!isOver) setTimeout(turn, 1)
  }
  turn()
  try {
    const result = await work()
    // The turn that is under way counts too.
    await new Promise((resolve) => setTimeout(resolve, 5))
    return { ms: longest, result }
  } finally {
    isOver = true
  }
}
