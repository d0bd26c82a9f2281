import pg from 'pg';

/** Hears of commits, or of what is said on another channel, as they happen. A wake-up may come late, or not at all: whoever listens also looks now and then. */
export class ChannelListener {
  private client: pg.Client | undefined;
  private isClosed = false;

  /** @param config of its connection, whose name in PostgreSQL says what it is @param wake called for every wake-up with what was said, also by one that somebody sends for himself */
  constructor(
    private readonly config: pg.ClientConfig,
    private readonly wake: (payload: string) => void,
    private readonly channel = 'log',
  ) {}

  /** Listens, if it does not already. Call it now and then: a connection that broke is opened again. */
  async listen(): Promise<void> {
    if (this.client || this.isClosed) return;
    const client = new pg.Client({
      ...this.config,
      application_name: `${this.config.application_name}-${this.channel}-listener`,
    });
    this.client = client;
    const forget = () => {
      if (this.client === client) this.client = undefined;
    };
    client
      .on('error', forget)
      .on('end', forget)
      .on('notification', ({ payload = '' }) => this.wake(payload));
    try {
      await client.connect();
      await client.query(`listen ${this.channel}`);
    } catch {
      forget();
      await client.end().catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end().catch(() => undefined);
  }
}
