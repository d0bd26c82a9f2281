/**
 * Waits for an answer, and no longer than that. What was asked goes on; its late answer is dropped.
 * @param ms milliseconds
 * @throws what the answer throws, or `late()` when it has not come in time
 */
export async function withinTime<Answer>(
  ms: number,
  answer: Promise<Answer>,
  late = () => new Error(`No answer within ${ms} ms`),
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([answer, end]);
  } finally {
    clearTimeout(timer);
  }
}
