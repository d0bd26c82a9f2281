import type { SlotView } from '@northlight/contracts';

interface Message {
  readonly event: string;
  readonly id: number;
  readonly slots: readonly SlotView[];
}

/** Somebody who keeps a page open: reads server-sent events as a browser does. */
export class Watcher {
  private readonly decoder = new TextDecoder();
  private text = '';

  private constructor(
    readonly headers: Headers,
    private readonly body: ReadableStreamDefaultReader<Uint8Array>,
    private readonly line: AbortController,
  ) {}

  /** @throws Error with the status and the answer, when it is a refusal */
  static async at(url: string, headers: Record<string, string> = {}): Promise<Watcher> {
    const line = new AbortController();
    const response = await fetch(url, { headers, signal: line.signal });
    if (response.status !== 200 || !response.body) throw new Error(`${response.status} ${await response.text()}`);
    return new Watcher(response.headers, response.body.getReader(), line);
  }

  /** The next message, or undefined when the answer is over; waits for it. */
  async next(): Promise<Message | undefined> {
    const end = this.text.indexOf('\n\n');
    if (end < 0) return (await this.more()) ? this.next() : undefined;
    const block = this.text.slice(0, end);
    this.text = this.text.slice(end + 2);
    return messageIn(block) ?? this.next();
  }

  /** Reads on until this many seats of a slot are taken; answers the message that says so. */
  async until(time: string, bookedCount: number): Promise<Message> {
    const message = await this.next();
    if (!message) throw new Error('The answer is over.');
    const isIt = message.slots.some((slot) => slot.time === time && slot.bookedCount === bookedCount);
    return isIt ? message : this.until(time, bookedCount);
  }

  leave(): void {
    this.line.abort();
  }

  private async more(): Promise<boolean> {
    const { done, value } = await this.body.read().catch(() => ({ done: true, value: undefined }));
    this.text += this.decoder.decode(value, { stream: !done });
    return !done;
  }
}

/** What a block of lines says; undefined for a comment or a bare `retry`. */
function messageIn(block: string): Message | undefined {
  const { event, id, data } = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s)));
  return event ? { event, id: Number(id), slots: JSON.parse(data) } : undefined;
}
