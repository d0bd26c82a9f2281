import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { WatchedFronts } from '../../persistence/watched-fronts.js';
import { aRelease, live } from '../../testing/builders.js';
import { TellChangesController } from './tell-changes.controller.js';

const folder = join(mkdtempSync(join(tmpdir(), 'watched-')), 'development');
const file = join(folder, 'fronts.json');
const fronts = new WatchedFronts(file);
let server: Server;
let url: string;

/** As the bundler does. */
const build = (entry: string): void => {
  writeFileSync(`${file}.new`, JSON.stringify([live(aRelease({ entry }))]));
  renameSync(`${file}.new`, file);
};

/** The ids of what is told. */
async function* messages(answer: Response): AsyncGenerator<string> {
  for await (const chunk of answer.body ?? []) {
    for (const [, id = ''] of Buffer.from(chunk)
      .toString()
      .matchAll(/^id: (\S+)$/gm))
      yield id;
  }
}

beforeAll(async () => {
  await fronts.onModuleInit();
  const controller = new TellChangesController(fronts);
  server = createServer((request, response) => controller.tell(request as never, response as never));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  fronts.onApplicationShutdown();
  rmSync(folder, { recursive: true });
});

describe('a page of npm run dev', () => {
  it('is told at once what is shown, and of each build, which documents pin by then', async () => {
    expect(fronts.snapshot).toEqual([]);
    const response = messages(await fetch(url));
    const first = await response.next();
    build('/r/mfe-catalog/0000000000/entry.js');
    const second = await response.next();
    expect(fronts.snapshot[0]?.stable.entry).toBe('/r/mfe-catalog/0000000000/entry.js');
    expect(second.value).not.toBe(first.value);
  });

  it('hears of processes that were started again by a file beside', async () => {
    const notified = new Promise<void>((resolve) => fronts.onChange(resolve));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'restarted'), '');
    await notified;
    expect(fronts.snapshot).toHaveLength(1);
  });
});

describe('what documents of npm run dev pin', () => {
  it('stays while the bundler has told nothing, or starts again', async () => {
    const notified = new Promise<void>((resolve) => fronts.onChange(resolve));
    rmSync(file);
    await notified;
    expect(fronts.snapshot).toHaveLength(1);
  });
});

it('is not there where documents follow the registry', () => {
  const controller = new TellChangesController({ snapshot: [], find: async () => [], isBuilding: false });
  expect(() => controller.tell({} as never, {} as never)).toThrow(Refusal);
});
