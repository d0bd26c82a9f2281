import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChannelStatusView, ChannelView, FrontSteered, ReleaseRecord } from '@northlight/contracts';

/** The deploy token of the site under test: from the environment, or of the one that runs here. */
export const deployToken = (): string => {
  if (process.env.FRONT_DEPLOY_TOKEN) return process.env.FRONT_DEPLOY_TOKEN;
  const file = join(process.env.DATA_DIR ?? join(import.meta.dirname, '../../../../.data'), 'local.json');
  if (!existsSync(file)) throw new Error('Set FRONT_DEPLOY_TOKEN: the stories of deployment publish releases.');
  return (JSON.parse(readFileSync(file, 'utf8')) as { deployToken: string }).deployToken;
};

/** A front of its own for one story: a name and a path that no other story has. */
export class StoryFront {
  readonly name = `story-${randomBytes(5).toString('hex')}`;
  readonly path = `/${this.name}`;
  private built = 0;

  constructor(private readonly siteUrl: string) {}

  /**
   * Publishes a release whose page shows what the expression yields, as in `'"First"'`; it is not live yet.
   * @returns its id
   */
  async publish(expression: string, change: Partial<ReleaseRecord> = {}): Promise<string> {
    const build = `${Buffer.from(this.name).toString('hex').slice(-12)}${String(++this.built).padStart(2, '0')}`;
    const id = `${this.name.replace(/\W/g, '_')}_${build}`;
    const bytes = Buffer.from(containerCode(id, this.path, expression));
    const record = { ...this.recordOf(id, build, bytes), ...change };
    await this.ask('POST', '/api/fronts/releases', record);
    await this.ask('PUT', `/api/fronts/${this.name}/releases/${build}/files/entry.js`, bytes);
    await this.ask('POST', '/api/fronts/releases', record);
    return id;
  }

  async promote(release: string): Promise<void> {
    await this.order({ action: 'promote', release });
  }

  async order(order: { action: string; release?: string; percent?: number }): Promise<ChannelView> {
    const revision = (await this.status())?.revision ?? 0;
    const body = { ...order, revision, who: 'a story' };
    return (await this.ask<FrontSteered>('POST', `/api/fronts/${this.name}/channel`, body)).channel;
  }

  /** What is live of it, and how its candidate does. */
  async status(): Promise<ChannelStatusView | undefined> {
    const channels = await this.ask<ChannelStatusView[]>('GET', '/api/fronts');
    return channels.find(({ app }) => app === this.name);
  }

  private recordOf(id: string, build: string, bytes: Buffer): ReleaseRecord {
    const sri = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    return {
      id,
      app: this.name,
      build,
      version: '1.0.0',
      container: id,
      entry: `/r/${this.name}/${build}/entry.js`,
      integrity: sri,
      files: [{ path: 'entry.js', size: bytes.length, br: bytes.length, sri }],
      needs: { react: '^19.0.0' },
      exposes: ['./routes'],
      routes: [this.path],
      copies: [],
      first: {},
    };
  }

  private async ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const isBytes = Buffer.isBuffer(body);
    const answer = await fetch(new URL(path, this.siteUrl), {
      method,
      headers: {
        authorization: `Bearer ${deployToken()}`,
        'content-type': isBytes ? 'application/octet-stream' : 'application/json',
      },
      body: isBytes ? new Uint8Array(body) : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as Answer;
  }
}

/** The smallest thing that is a federation container: no bundler, so that a story can say what a release does. */
const containerCode = (id: string, path: string, expression: string): string => `
var ${id} = {
  init: () => undefined,
  get: async () => () => ({ routes: [{ path: '${path}', Component: () => ${expression} }] }),
};`;
