import type { Events } from './events.js';

interface Job {
  readonly ms: number;
  readonly done: () => void;
}

/** Some servers of one kind with one queue before them, first come, first served. */
export class Station {
  private busy = 0;
  private work = 0;
  private since = 0;
  private readonly queue: Job[] = [];
  private head = 0;

  constructor(
    private readonly events: Events,
    private readonly servers: number,
  ) {}

  /** Takes `ms` of a server, as soon as one is free. */
  serve(ms: number, done: () => void): void {
    this.work += ms;
    const job = { ms, done };
    if (this.busy < this.servers) this.begin(job);
    else this.queue.push(job);
  }

  /** Which share of its servers' time was asked for; beyond 1 the queue grows without end. */
  get load(): number {
    return this.work / this.servers / (this.events.now - this.since);
  }

  /** Begins to count anew. */
  forget(): void {
    this.work = 0;
    this.since = this.events.now;
  }

  private begin({ ms, done }: Job): void {
    this.busy++;
    this.events.in(ms, () => {
      this.busy--;
      const next = this.queue[this.head];
      if (next) {
        this.head++;
        this.begin(next);
        this.forgetBegun();
      }
      done();
    });
  }

  private forgetBegun(): void {
    const MANY = 10_000;
    if (this.head < MANY) return;
    this.queue.splice(0, this.head);
    this.head = 0;
  }
}
