import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { aShell } from '../testing/builders.js';
import { FrontendsApp, sendable } from '../testing/frontends-app.js';
import { RegistryFollower } from './registry-follower.js';

let app: FrontendsApp;
let follower: RegistryFollower;
beforeAll(async () => {
  app = await FrontendsApp.start();
  follower = new RegistryFollower(app.settings);
  await follower.onModuleInit();
});
afterAll(async () => {
  await app.stop();
});

const shell = (build: string) => sendable(aShell({ build }));
const shown = () => follower.snapshot[0]?.stable.build;

/** Waits for what a notice brings; the test's own time limit ends it. */
const becomes = async (build: string): Promise<void> => {
  while (shown() !== build) await new Promise((resolve) => setImmediate(resolve));
};

const promote = async (build: string, revision: number): Promise<void> => {
  await app.publish(shell(build));
  await app.order('shell', { action: 'promote', release: shell(build).id, revision }).expect(200);
};

describe('a web process that follows the registry', () => {
  it('starts with nothing when nothing was ever live', () => {
    expect(follower.snapshot).toEqual([]);
  });

  it('hears of a change without asking', async () => {
    await promote('aaaaaaaaaa', 0);
    await becomes('aaaaaaaaaa');
  });

  it('comes back by itself when its connection is cut', async () => {
    await app
      .part(pg.Pool)
      .query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'northlight-web'`);
    await promote('bbbbbbbbbb', 1);
    await becomes('bbbbbbbbbb');
  });

  it.each(['', '[{"app":"shell","sta'])(
    'starts although the power was cut as its file was written: %j',
    async (torn) => {
      const folder = join(app.settings.DATA_DIR, `torn-${torn.length}`);
      mkdirSync(join(folder, 'web'), { recursive: true });
      writeFileSync(join(folder, 'web', 'registry.json'), torn);
      const late = new RegistryFollower({ ...app.settings, DATA_DIR: folder });
      await late.onModuleInit();
      expect(late.snapshot[0]?.stable.build).toBe('bbbbbbbbbb');
      expect(JSON.parse(readFileSync(join(folder, 'web', 'registry.json'), 'utf8'))).toEqual(late.snapshot);
      await late.onApplicationShutdown();
    },
  );

  it('starts with the last snapshot while PostgreSQL is away', async () => {
    await follower.onApplicationShutdown();
    const nowhere = { ...app.settings, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
    const late = new RegistryFollower(nowhere);
    await late.onModuleInit();
    expect(late.snapshot[0]?.stable.build).toBe('bbbbbbbbbb');
    await late.onApplicationShutdown();
  });
});
