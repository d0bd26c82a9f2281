import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { LogListener } from './log-listener.js';

const pollMs = 2_000;

/**
 * Wakes whoever follows the log for a while: when something is committed, and every two seconds besides, since a notice
 * may come late, merged with others, or not at all. It says that there may be news; what they are is to be read. One
 * connection for the whole process, open only while somebody follows.
 */
@Injectable()
export class LogWakes {
  private readonly followers = new Set<() => void>();
  private rest: (() => void) | undefined;

  constructor(private readonly settings: Settings) {}

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
    const listener = new LogListener(this.settings, wakeAll);
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
