import { type Abstract, Module, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { freshDatabase } from '../../../../test/fresh-database.js';
import { SettingsModule } from '../../../platform/config/settings.module.js';
import { DatabaseModule } from '../../../platform/database/database.module.js';
import { AccessGuard } from '../../../platform/http/access.js';
import { createHttpApp } from '../../../platform/http/http-app.js';
import { answersFromMemory } from '../../../platform/http/response-cache.js';
import { SharedReadsModule } from '../../../platform/http/shared-reads.module.js';
import { IdentityModule, useSessions } from '../identity.module.js';
import { type AccountLink, Links } from '../persistence/links.repository.js';

@Module({
  imports: [SettingsModule, DatabaseModule, SharedReadsModule, CqrsModule.forRoot(), IdentityModule],
  providers: [{ provide: APP_GUARD, useClass: AccessGuard }],
})
class IdentityAppModule {}

export const setupCredentials = { email: 'first@example.com', password: 'lamp-in-a-window' } as const;
export const maya = { username: 'maya', email: 'maya@example.com', password: 'Lantern77' } as const;
export const aSetup = { ...setupCredentials, username: 'first', isAdmin: true } as const;

/** This room alone behind the real gates, on the worker's own database. */
export class IdentityApp {
  private constructor(readonly app: NestExpressApplication) {}

  static async start(change: Readonly<Record<string, string>> = {}): Promise<IdentityApp> {
    const { email, password } = setupCredentials;
    const setup = { ADMIN_SETUP_EMAIL: email, ADMIN_SETUP_PASSWORD: password };
    const settings = await freshDatabase({ ...setup, ...change });
    const app = await createHttpApp({
      module: IdentityAppModule,
      early: answersFromMemory,
      settings,
      signIn: useSessions,
    });
    await app.init();
    return new IdentityApp(app);
  }

  /** A provider of the room, to be called without HTTP. */
  part<Part>(type: Type<Part> | Abstract<Part>): Part {
    return this.app.get(type);
  }

  /** Empties every table of the room. */
  async clear(): Promise<void> {
    await this.sql(
      `truncate identity.users, identity.former_emails, identity.authenticators, identity.recovery_codes, identity.passkeys, identity.links, identity.sessions, log.rate_limits, log.audit, log.erasures, log.outbox
       restart identity`,
    );
  }

  /** The links of the mails that were asked for, the first first: what each is for, whom it goes to, its token. */
  async links(): Promise<(Pick<AccountLink, 'purpose' | 'email'> & { token: string })[]> {
    const rows = await this.sql<AccountLink>(
      'select id, purpose, email, token_hash as "tokenHash" from identity.links order by nr',
    );
    const tokenOf = (link: AccountLink) => this.part(Links).tokenOf(link) ?? '';
    return rows.map((link) => ({ purpose: link.purpose, email: link.email, token: tokenOf(link) }));
  }

  /** The jobs that wait for the worker. */
  async jobs(): Promise<string[]> {
    const rows = await this.sql<{ kind: string }>('select kind from log.outbox order by position, kind');
    return rows.map(({ kind }) => kind);
  }

  sql<Row>(text: string): Promise<Row[]> {
    return this.app.get(DataSource).query(text);
  }

  post(path: string, body: object = {}) {
    return request(this.app.getHttpServer()).post(path).send(body);
  }

  get(path: string, cookie?: string) {
    const pending = request(this.app.getHttpServer()).get(path);
    return cookie === undefined ? pending : pending.set('Cookie', cookie);
  }

  /** Sends as whoever has this cookie. */
  send(line: string, sid: string, body: object = {}) {
    const [method = '', path = ''] = line.split(' ');
    const verb = method.toLowerCase() as 'post' | 'put' | 'patch' | 'delete';
    return request(this.app.getHttpServer())[verb](path).set('Cookie', sid).send(body);
  }

  register(user: object = maya) {
    return this.post('/api/auth/register', user);
  }

  signIn({ username, password }: { username: string; password: string } = maya, address = '203.0.113.7') {
    return this.post('/api/auth/login', { username, password }).set('X-Forwarded-For', address);
  }

  stop(): Promise<void> {
    return this.app.close();
  }
}

/** The `sid` cookie of an answer as a browser would send it back; undefined when there is none. */
export const sidOf = ({ headers }: { headers: Record<string, unknown> }): string | undefined =>
  cookiesOf({ headers }).find((cookie) => cookie.startsWith('sid='));

/** The cookies of an answer as a browser would send them back. */
export const cookiesOf = ({ headers }: { headers: Record<string, unknown> }): string[] =>
  [headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).split(';')[0] ?? '');
