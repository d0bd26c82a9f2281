const pollMs = 2_000;

/** Makes what hears of commits. */
export type Listen = (wake: () => void) => {
  /** Listens, if it does not already. */
  listen(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Wakes whoever follows the log for a while: when something is committed, and every two seconds besides, since a notice
 * may come late, merged with others, or not at all. It says that there may be news; what they are is to be read. One
 * connection for the whole process, open only while somebody follows.
 */
export class LogWakes {
  private readonly followers = new Set<() => void>();
  private rest: (() => void) | undefined;

  constructor(private readonly listen: Listen) {}

  /** Calls `wake` until the function that it returns is called. `wake` must not throw. */
  follow(wake: () => void): () => void {
    this.followers.add(wake);
    this.rest ??= this.begin();
    return () => {
      this.followers.delete(wake);
      if (this.followers.size > 0) return;
      this.rest?.();
      this.rest = undefined;
    };
  }

  private begin(): () => void {
    const wakeAll = () => {
      for (const wake of this.followers) wake();
    };
    const listener = this.listen(wakeAll);
    void listener.listen().then(wakeAll); // for what was committed while nobody listened
    const timer = setInterval(() => {
      void listener.listen(); // again, where it failed or broke
      wakeAll();
    }, pollMs);
    return () => {
      clearInterval(timer);
      void listener.close();
    };
  }
}
