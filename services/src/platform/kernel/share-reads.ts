type Reader<Answer> = () => Promise<Answer>;

/**
 * Lets callers who ask the same at the same time share one answer. Whoever comes while a read is under way waits for
 * the next one, which starts after it: nobody ever gets an answer that is older than the question. A failure is
 * shared like an answer.
 * @returns asks under a name: who asks under the same name must read the same
 */
export function shareReads<Answer>(): (name: string, read: Reader<Answer>) => Promise<Answer> {
  const running = new Map<string, { current: Promise<Answer>; next?: Promise<Answer> }>();

  const start = (name: string, read: Reader<Answer>): Promise<Answer> => {
    const turn: { current: Promise<Answer>; next?: Promise<Answer> } = { current: read() };
    running.set(name, turn);
    const end = () => !turn.next && running.delete(name);
    turn.current.then(end, end);
    return turn.current;
  };

  return (name, read) => {
    const turn = running.get(name);
    if (!turn) return start(name, read);
    const again = () => start(name, read);
    turn.next ??= turn.current.then(again, again);
    return turn.next;
  };
}
