export interface BulkheadLimits {
  /** Tasks that run at the same time. */
  readonly concurrency: number;
  /** Tasks that may wait for their turn. */
  readonly queueLength: number;
}

/** The way to something that only so many may use at a time. */
export interface Turnstile {
  /** @returns false when it is refused; otherwise `enter` is called when its turn comes, perhaps at once */
  request(enter: () => void): boolean;
  /** @returns whether it was still waiting */
  withdraw(enter: () => void): boolean;
  /** Called once by each that entered. */
  leave(): void;
  /** Seconds after which somebody who was refused may come again, where that is known. */
  pauseSeconds?(): number;
}

/** Lets so many tasks run and so many wait, first come, first served; one kind of task takes nothing from another. */
export class Bulkhead implements Turnstile {
  private running = 0;
  private readonly queue = new Set<() => void>();

  constructor(private readonly limits: BulkheadLimits) {}

  /**
   * Asks for a turn. `enter` is called when it comes, perhaps at once, and the task then calls {@link leave} once.
   * @returns false when as many wait as may; `enter` is not called then
   */
  request(enter: () => void): boolean {
    if (this.running < this.limits.concurrency) {
      this.running++;
      enter();
      return true;
    }
    if (this.queue.size >= this.limits.queueLength) return false;
    this.queue.add(enter);
    return true;
  }

  /**
   * Takes a task out of the queue.
   * @returns whether it was still waiting
   */
  withdraw(enter: () => void): boolean {
    return this.queue.delete(enter);
  }

  /** Gives a turn back, to the task that has waited longest. */
  leave(): void {
    const [next] = this.queue;
    if (!next) {
      this.running--;
      return;
    }
    this.queue.delete(next);
    next();
  }
}
