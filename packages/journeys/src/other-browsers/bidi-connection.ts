import { WebSocket } from 'ws';

/** What Firefox says of files that were on their way when their page was left; a script has the hash of nothing then. */
const ofPageLeft =
  /downloadable font: download failed|Loading chunk|Failed to load script|47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=/;

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
}

/** WebDriver BiDi: commands and their answers, and the errors that pages log meanwhile. */
export class BidiConnection {
  private readonly waiting = new Map<number, (message: Message) => void>();
  private errors: string[] = [];
  private last = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => this.take(JSON.parse(String(data)) as Message));
  }

  /** @throws while nothing listens there */
  static async open(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return new BidiConnection(socket);
  }

  /** @throws with the browser's own words */
  async send<Result>(method: string, params: object): Promise<Result> {
    this.last += 1;
    const id = this.last;
    const answer = new Promise<Message>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    const { type, result, error, message } = await answer;
    if (type === 'error') throw new Error(`${method}: ${error}: ${message}`);
    return result as Result;
  }

  /** What pages have logged as an error since the last call. */
  takeErrors(): readonly string[] {
    const taken = this.errors;
    this.errors = [];
    return taken;
  }

  close(): void {
    this.socket.close();
  }

  private note({ method, params }: Message): void {
    const text = params?.text ?? '';
    if (method === 'log.entryAdded' && params?.level === 'error' && !ofPageLeft.test(text)) this.errors.push(text);
  }

  private take(message: Message): void {
    if (message.id !== undefined) {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    } else this.note(message);
  }
}
