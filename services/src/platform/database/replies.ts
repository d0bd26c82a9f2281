/** Which processes have replied to one question. */
export class Replies {
  private readonly from = new Set<string>();
  private check: () => void = () => undefined;

  add(process: string): void {
    this.from.add(process);
    this.check();
  }

  /** Resolves once all of them have replied, and after so many milliseconds in any case. */
  of(processes: readonly string[], withinMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, withinMs);
      this.check = () => {
        if (!processes.every((process) => this.from.has(process))) return;
        clearTimeout(timer);
        resolve();
      };
      this.check();
    });
  }
}
