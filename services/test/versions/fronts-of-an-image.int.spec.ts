import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReleaseRecord } from '@northlight/contracts';
import { aRelease, aShell } from '../../src/contexts/frontends/testing/builders.js';
import { deployToken, entryBytes, FrontendsApp, sendable } from '../../src/contexts/frontends/testing/frontends-app.js';

const program = 'packages/front-tools/dist/cli/publish-built.js';
const folder = mkdtempSync(join(tmpdir(), 'image-'));
const tokenFile = join(folder, 'token');
const fronts = join(folder, 'fronts');
let registry: FrontendsApp;
let API_URL: string;

/** A release as the image has it: its record, and the files that it names. */
const lay = (record: ReleaseRecord) => {
  const dir = join(fronts, record.app, record.build);
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'release.json'), JSON.stringify(record));
  writeFileSync(join(dir, 'entry.js'), entryBytes);
};
/** As the task of a deployment runs it, with the token in a file. */
const publishBuilt = async () => {
  const given = { ...process.env, API_URL, FRONT_DEPLOY_TOKEN: undefined, FRONT_DEPLOY_TOKEN_FILE: tokenFile };
  return (await promisify(execFile)(process.execPath, [program, fronts], { env: given })).stdout;
};
const live = async () =>
  (await registry.call('GET /api/fronts').expect(200)).body.map(({ stable }: { stable: ReleaseRecord }) => stable.id);

beforeAll(async () => {
  registry = await FrontendsApp.start();
  API_URL = await registry.address();
  writeFileSync(tokenFile, `${deployToken}\n`);
  for (const record of [aRelease(), aShell()]) lay(sendable(record));
});
afterAll(async () => {
  await registry.stop();
  rmSync(folder, { recursive: true });
});

describe('an image, which has built fronts and no sources', () => {
  it('makes them live where nothing is, the shell first', async () => {
    const said = await publishBuilt();
    expect(said.indexOf('shell_')).toBeLessThan(said.indexOf('catalog_'));
    expect(said).toMatch(/catalog_aaaaaaaaaa {2}is live: nothing of mfe-catalog was/);
    expect(await live()).toHaveLength(2);
  });

  it('takes back no release of a team when it starts again, also with a newer build of its own', async () => {
    const before = await live();
    lay(sendable(aRelease({ build: 'cccccccccc' })));
    const said = await publishBuilt();
    expect(said).toMatch(/catalog_aaaaaaaaaa {2}was published before/);
    expect(said).toMatch(/catalog_cccccccccc {2}published, 1 files/);
    expect(said).not.toContain('is live');
    expect(await live()).toEqual(before);
  });

  it('ends with the words of the registry where its token is wrong', async () => {
    writeFileSync(tokenFile, 'a token of somebody else');
    await expect(publishBuilt()).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/\w/) });
  });
});
