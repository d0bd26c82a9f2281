import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type {
  ChannelStatusView,
  DeployTokenIssued,
  DeployTokenView,
  ErrorBody,
  FrontSteered,
  LinkPreviewDto,
  PreviewSet,
  RegisteredFront,
  ReleaseProtected,
  ReleasePublished,
  ReleaseRecord,
  ReleasesCollected,
} from '@northlight/contracts';
import { Refused } from './refused.js';

/** An order to a channel, as the registry takes it. */
export interface Order {
  readonly action: 'promote' | 'rollback' | 'kill' | 'revive';
  readonly revision: number;
  readonly release?: string;
  readonly percent?: number;
  readonly rampStepMinutes?: number;
  readonly reason?: string;
  readonly retire?: boolean;
  readonly together?: readonly string[];
  /** Only says what would become of it. */
  readonly dryRun?: boolean;
  /** Addresses at which a browser saw the release work. */
  readonly visited?: readonly string[];
  readonly notVisited?: readonly string[];
}

/** Where the site is, and what opens its registry. */
export interface Site {
  /** What people open. */
  readonly url: string;
  readonly registry: string;
  readonly token: string;
}

/**
 * The site to deploy to: API_URL and FRONT_DEPLOY_TOKEN (or the file that FRONT_DEPLOY_TOKEN_FILE names), else the one that
 * `npm start` runs here. @throws {Refused} when there is neither, and when the file has no token
 */
export const siteOf = (root: string, env: NodeJS.ProcessEnv): Site => {
  const token = env.API_URL ? deployTokenOf(env) : undefined;
  if (env.API_URL && token) return { url: env.PUBLIC_URL ?? env.API_URL, registry: env.API_URL, token };
  const file = join(resolve(root, env.DATA_DIR ?? '.data'), 'local.json');
  if (!existsSync(file)) {
    throw new Refused('No site runs here. Start one with npm start, or set API_URL and FRONT_DEPLOY_TOKEN.');
  }
  const local = JSON.parse(readFileSync(file, 'utf8')) as { url: string; apiUrl: string; deployToken: string };
  return { url: local.url, registry: local.apiUrl, token: local.deployToken };
};

function deployTokenOf({ FRONT_DEPLOY_TOKEN: token, FRONT_DEPLOY_TOKEN_FILE: file }: NodeJS.ProcessEnv) {
  if (token || !file) return token;
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (!found) throw new Refused('FRONT_DEPLOY_TOKEN_FILE names no file with a token in it.');
  return found;
}

/** The registry over HTTP. Every method throws {@link Refused} with the registry's own words when it says no. */
export class RegistryClient {
  constructor(private readonly site: Site) {}

  channels(): Promise<ChannelStatusView[]> {
    return this.ask<ChannelStatusView[]>('GET', '/api/fronts');
  }

  release(app: string, build: string): Promise<ReleaseRecord> {
    return this.ask('GET', `/api/fronts/${app}/releases/${build}`);
  }

  publish(record: ReleaseRecord): Promise<ReleasePublished> {
    return this.ask('POST', '/api/fronts/releases', JSON.stringify(record));
  }

  async put({ app, build }: ReleaseRecord, file: string, bytes: Buffer): Promise<void> {
    await this.ask('PUT', `/api/fronts/${app}/releases/${build}/files/${file}`, bytes);
  }

  steer(app: string, order: Order): Promise<FrontSteered> {
    const who = process.env.FRONT_DEPLOYER ?? process.env.USER ?? 'unknown';
    return this.ask('POST', `/api/fronts/${app}/channel`, JSON.stringify({ ...order, who }));
  }

  collect(dryRun: boolean): Promise<ReleasesCollected> {
    return this.ask('POST', '/api/fronts/releases/collect', JSON.stringify({ dryRun }));
  }

  protect(app: string, build: string, isProtected: boolean): Promise<ReleaseProtected> {
    return this.ask('PUT', `/api/fronts/${app}/releases/${build}/protection`, JSON.stringify({ isProtected }));
  }

  register(
    app: string,
    front: { readonly team: string; readonly routes: readonly string[] },
  ): Promise<RegisteredFront> {
    return this.ask('PUT', `/api/fronts/${app}`, JSON.stringify(front));
  }

  linkPreview(preview: LinkPreviewDto): Promise<PreviewSet> {
    return this.ask('POST', '/api/fronts/preview/links', JSON.stringify(preview));
  }

  tokens(): Promise<DeployTokenView[]> {
    return this.ask('GET', '/api/fronts/tokens');
  }

  issueToken(app: string, request: { readonly name: string; readonly days: number }): Promise<DeployTokenIssued> {
    return this.ask('POST', `/api/fronts/${app}/tokens`, JSON.stringify(request));
  }

  rotateToken(id: string): Promise<DeployTokenIssued> {
    return this.ask('POST', `/api/fronts/tokens/${id}/rotate`, '{}');
  }

  revokeToken(id: string): Promise<DeployTokenView> {
    return this.ask('POST', `/api/fronts/tokens/${id}/revoke`, '{}');
  }

  private async ask<Answer>(method: string, path: string, body?: string | Buffer): Promise<Answer> {
    const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream';
    const headers = {
      authorization: `Bearer ${this.site.token}`,
      ...(body === undefined ? {} : { 'content-type': type }),
    };
    const signal = AbortSignal.timeout(30_000);
    const answer = await fetch(new URL(path, this.site.registry), { method, headers, body, signal }).catch(
      () => undefined,
    );
    if (!answer) throw new Refused(`The registry at ${this.site.registry} does not answer. Is the site running?`);
    const text = await answer.text();
    if (!answer.ok) throw new Refused(wordsOf(text) ?? `The registry answers ${answer.status} to ${method} ${path}.`);
    return (text ? JSON.parse(text) : undefined) as Answer;
  }
}

const wordsOf = (text: string): string | undefined => {
  try {
    return (JSON.parse(text) as Partial<ErrorBody>).message;
  } catch {
    return undefined;
  }
};
