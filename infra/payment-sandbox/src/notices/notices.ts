import type Stripe from 'stripe';
import { eventAnswer } from '../api/answers.js';
import type { NoticeRow } from '../state/rows.js';
import type { Store } from '../state/store.js';
import type { Noise } from './noise.js';

/** Stripe tries for three days. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 60_000;

/** Hands a body over. @returns the status that it was answered with, 0 for none */
export type Post = (body: string) => Promise<number>;

interface NoticesOptions {
  readonly store: Store;
  readonly noise: Noise;
  readonly post: Post;
  /** Now, in milliseconds. */
  readonly now: () => number;
}

/** Events that the site is told of, again and again until it has answered with a 2xx. */
export class Notices {
  private noise: Noise;
  /** What is under way, by the id of its row. */
  private readonly sending = new Set<string>();

  constructor(private readonly options: NoticesOptions) {
    this.noise = options.noise;
  }

  /** Trouble of another kind from now on. */
  useNoise(noise: Noise): void {
    this.noise = noise;
  }

  /** @param afterMs milliseconds until it happens */
  add(type: Stripe.Event['type'], object: object, afterMs = 0): void {
    const now = this.options.now();
    const event = eventAnswer(type, object, Math.floor(now / 1000));
    const body = JSON.stringify(event, null, 2);
    const sendings = this.noise.isTwice() ? [event.id, `${event.id}-again`] : [event.id];
    for (const id of sendings) {
      const nextAtMs = now + afterMs + this.noise.lateMs();
      this.save({ id, type, body, madeAtMs: now, nextAtMs, answers: [] });
    }
  }

  /** Sends what is due. @returns once each has been answered, or has not */
  async sendDue(): Promise<void> {
    const { store, now } = this.options;
    const due = store
      .all('notices')
      .filter(({ id, nextAtMs }) => nextAtMs !== null && nextAtMs <= now() && !this.sending.has(id));
    await Promise.all(due.map((row) => this.send(row)));
  }

  private async send(row: NoticeRow): Promise<void> {
    this.sending.add(row.id);
    try {
      const status = await this.options.post(row.body);
      const nextAtMs = this.nextOf(row, status);
      this.save({ ...row, nextAtMs, answers: [...row.answers, status] });
    } finally {
      this.sending.delete(row.id);
    }
  }

  private nextOf({ madeAtMs, answers }: NoticeRow, status: number): number | null {
    const now = this.options.now();
    const isOver = (status >= 200 && status < 300) || now - madeAtMs > GIVE_UP_AFTER_MS;
    return isOver ? null : now + Math.min(FIRST_PAUSE_MS * 2 ** answers.length, LONGEST_PAUSE_MS);
  }

  private save(row: NoticeRow): void {
    this.options.store.put('notices', row.id, row);
  }
}
