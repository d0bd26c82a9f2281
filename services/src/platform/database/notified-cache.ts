import { ChannelListener } from '@northlight/event-store/consume';
import type { Settings } from '../config/settings.js';
import { clientOptions } from './database.js';
import { readFromPrimary } from './reads-elsewhere.js';

/** A notice may be lost with its connection; nothing is remembered for longer than this. */
const LONGEST_MS = 2_000;

/**
 * What was read, kept until a channel of PostgreSQL says that it has changed, in every process. Remembers nothing before
 * it is started.
 */
export class NotifiedCache<Key, Value> {
  private readonly known = new Map<Key, Promise<Value | undefined>>();
  private readonly listener: ChannelListener;
  private lookAgain: NodeJS.Timeout | undefined;

  /**
   * @param channel what is notified with the commit of a change
   * @param isAbout tells by what was said whether the change is one of these values
   */
  constructor(settings: Settings, channel: string, isAbout: (payload: string) => boolean = () => true) {
    this.listener = new ChannelListener(
      clientOptions(settings),
      (payload) => void (isAbout(payload) && this.forget()),
      channel,
    );
  }

  /** @param read asks the database; what it does not find, or could not read, is not remembered */
  get(key: Key, read: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const known = this.known.get(key);
    if (known) return known;
    // decisions are made with it, too: it is never a replica's
    const answer = readFromPrimary(read);
    if (this.lookAgain) this.remember(key, answer);
    return answer;
  }

  /** Whoever asks from now on gets what is written now. */
  forget(): void {
    this.known.clear();
  }

  async start(): Promise<void> {
    await this.listener.listen();
    this.lookAgain = setInterval(() => {
      void this.listener.listen(); // again, where it broke
      this.forget();
    }, LONGEST_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.lookAgain);
    this.lookAgain = undefined;
    this.forget();
    await this.listener.close();
  }

  private remember(key: Key, answer: Promise<Value | undefined>): void {
    this.known.set(key, answer);
    const drop = () => {
      if (this.known.get(key) === answer) this.known.delete(key);
    };
    answer.then((found) => found ?? drop(), drop);
  }
}
