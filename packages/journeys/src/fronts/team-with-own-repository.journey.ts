import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DocumentRelease } from '@northlight/contracts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../testing/accessible.js';
import { deployToken } from '../testing/registry.js';

const exec = promisify(execFile);
const site = process.env.SITE_URL ?? 'http://localhost:3000';
const clone = join(import.meta.dirname, '../../../..');
/** Outside of the repository of the site: nothing above it helps. */
const repository = join(mkdtempSync(join(tmpdir(), 'team-of-events-')), 'mfe-events');

/** Runs a program as the team does, with the token that it was given. @returns what it says */
const run = async (token: string, program: string, ...args: readonly string[]): Promise<string> => {
  const { DATA_DIR, FRONT_DEPLOY_TOKEN, ...env } = process.env;
  const settings = { ...env, API_URL: site, FRONT_DEPLOY_TOKEN: token, CI: '1' };
  const { stdout } = await exec(program, args, { cwd: repository, env: settings, maxBuffer: 10_000_000 });
  return stdout;
};
/** As the operators of the site do, in its repository. */
const operate = async (...args: readonly string[]): Promise<string> => {
  const env = { ...process.env, API_URL: site, FRONT_DEPLOY_TOKEN: deployToken() };
  return (await exec(process.execPath, ['infra/local/run.mjs', ...args], { cwd: clone, env })).stdout;
};
/** The releases of the shell and of the fronts of the site that a document names. */
const released = async (): Promise<Record<string, string>> => {
  const html = await (await fetch(`${site}/events`)).text();
  const { shell, fronts } = JSON.parse(/id="release"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{}') as DocumentRelease;
  const own = fronts.filter(({ app }) => /^mfe-(?!events)/.test(app)).map(({ app, release }) => [app, release?.id]);
  return Object.fromEntries([['shell', shell], ...own]);
};
/** A change reaches every web process by notice; the next document a moment later has it. */
const opens = (page: Page, title: string) =>
  expect(async () => {
    await page.goto('/events');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 2_000 });
  }).toPass();

test.afterAll(() => rmSync(join(repository, '..'), { recursive: true, force: true }));

test('a fifth team begins a front in a repository of its own, and it is live without anybody else’s being touched', async ({
  page,
}) => {
  test.setTimeout(400_000);
  mkdirSync(repository);
  const before = await released();

  await operate('front', 'register', 'mfe-events', '--team', 'events', '--routes', '/events,/events/*');
  const issued = await operate('front', 'token', 'issue', 'mfe-events', 'events pipeline');
  const [token = ''] = /nlt_\S+/.exec(issued) ?? [];
  await operate('new', 'front', repository, '--team', 'events', '--route', '/events');

  await run(token, 'git', 'init', '--quiet');
  await run(token, 'npm', 'install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund');
  await run(token, 'npm', 'run', 'check');
  expect(await run(token, 'npm', 'run', 'release')).toContain('mfe-events');
  expect(existsSync(join(repository, 'package-lock.json'))).toBe(true);

  await opens(page, 'Events');
  expect(await released()).toEqual(before);
  await expectAccessible(page, 'Events');
  await page.getByRole('link', { name: 'See all experiences' }).click();
  await expect(page).toHaveURL(/\/experiences$/);

  const texts = join(repository, 'src/texts/start.ts');
  writeFileSync(texts, readFileSync(texts, 'utf8').replace("title: 'Events'", "title: 'Tonight'"));
  await run(token, 'npm', 'run', 'release');
  await opens(page, 'Tonight');
  await run(token, 'npx', 'front', 'rollback', 'mfe-events');
  await opens(page, 'Events');
  await run(token, 'npx', 'front', 'kill', 'mfe-events');
});
