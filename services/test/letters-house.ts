import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { openApi } from '../src/apps/api/open-api.js';
import { WorkerModule } from '../src/apps/worker/worker.module.js';
import { loadCatalog } from '../src/demo/catalog/load-catalog.js';
import { freshDatabase } from './fresh-database.js';
import { adminCookie, adminSetup } from './sign-in-people.js';
import { until } from './until.js';
import { writtenMails } from './written-mails.js';

const json = { 'Content-Type': 'application/json' };

/** The API and a worker that writes mails into a folder. */
export class LettersHouse {
  folder!: string;
  api!: NestExpressApplication;
  pool!: pg.Pool;
  cookie!: string;
  worker: INestApplicationContext | undefined;

  async start(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'northlight-letters-'));
    const settings = await freshDatabase({
      ...adminSetup,
      ...{ REDIS_URL: '', DATA_DIR: this.folder, SUPPORT_EMAIL: 'help@northlight.example' },
    });
    this.api = await openApi(settings);
    await loadCatalog(this.api);
    await this.api.listen(0, '127.0.0.1');
    this.pool = this.api.get(pg.Pool, { strict: false });
    this.cookie = await adminCookie(await this.api.getUrl());
    await this.startWorker();
  }

  async startWorker(): Promise<void> {
    this.worker = await NestFactory.createApplicationContext(WorkerModule, { logger: false, abortOnError: false });
  }

  async stop(): Promise<void> {
    await this.worker?.close();
    await this.api.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  ask = async (line: string, body: object, headers: Record<string, string> = {}) => {
    const [method = '', path = ''] = line.split(' ');
    const init = { method, headers: { ...json, ...headers }, body: JSON.stringify(body) };
    const response = await fetch(`${await this.api.getUrl()}${path}`, init);
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  };

  /** @returns the id of a message to the venue */
  write = async (email: string): Promise<string> => {
    const input = { name: 'Ann Lee', email, subject: 'A lost scarf', message: 'A grey scarf, in the gallery.' };
    return (await this.ask('POST /api/contact', { ...input, location: '1' })).body.id ?? '';
  };

  names = (): Promise<string[]> => writtenMails(this.folder);

  /** A mail as text, once it is written. */
  mail = async (name: string): Promise<string> => {
    await until(async () => (await this.names()).includes(name));
    return (await readFile(join(this.folder, 'mail', name), 'utf8')).replace(/=\r\n/g, '').replace(/=3D/g, '=');
  };

  settled = (): Promise<void> =>
    until(async () => (await this.pool.query('select from log.outbox where done_at is null')).rowCount === 0);
}
