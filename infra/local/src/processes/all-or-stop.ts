/**
 * Waits for all, even when one fails: the others are asked to end by `halt`, and nothing is left running behind a failure.
 * @throws why it was halted: the first failure
 */
export async function allOrStop(halt: AbortController, works: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(
    works.map((work) =>
      work.catch((error: unknown) => {
        halt.abort(error);
        throw error;
      }),
    ),
  );
  if (outcomes.some(({ status }) => status === 'rejected')) throw halt.signal.reason;
}
