import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DocumentRelease } from '@northlight/contracts';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../testing/accessible.js';
import { blockCommands, frontCommands } from '../testing/page-commands.js';
import { deployToken } from '../testing/registry.js';

const exec = promisify(execFile);
const site = process.env.SITE_URL ?? 'http://localhost:3000';
const clone = join(import.meta.dirname, '../../../..');
/** Outside of the repository of the site: nothing above it helps. */
const repository = join(mkdtempSync(join(tmpdir(), 'team-of-events-')), 'mfe-events');

const exports = new Map<string, string>();
const words = { place: clone, token: '', release: '' };

/** What stands on the page, for this site, this folder, and the token that was issued. */
const filled = (command: string): string =>
  command
    .replaceAll('https://your-site', site)
    .replaceAll('../mfe-events', repository)
    .replaceAll('nlt_…', words.token)
    .replace(/\bcatalog_\w+|<release>/, words.release)
    .replace('mfe-catalog', 'mfe-events')
    .replace('/experiences', '/events');

/** Gives a command of a page at the prompt of the team, or in the clone of the operators. @returns what it says */
const give = async (command: string): Promise<string> => {
  const line = filled(command);
  if (line.startsWith('cd ')) words.place = line.slice('cd '.length);
  for (const [, name = '', value = ''] of line.startsWith('export ') ? line.matchAll(/(\w+)=(\S+)/g) : [])
    exports.set(name, value);
  if (/^(cd|export) /.test(line)) return '';
  const { DATA_DIR, FRONT_DEPLOY_TOKEN, ...env } = process.env;
  const quiet = { npm_config_prefer_offline: 'true', npm_config_ignore_scripts: 'true', npm_config_audit: 'false' };
  const own =
    words.place === clone ? { API_URL: site, FRONT_DEPLOY_TOKEN: deployToken() } : Object.fromEntries(exports);
  const settings = { ...env, ...quiet, ...own, CI: '1' };
  const { stdout } = await exec('sh', ['-c', line], { cwd: words.place, env: settings, maxBuffer: 10_000_000 });
  return stdout;
};

/** Of the page for a team: the commands up to one, and that one. */
const startPage = blockCommands('start-a-front-in-your-own-repository.md').filter(
  (command) => !command.endsWith('npm run dev'), // until Ctrl-C; dev.int.spec.ts has it
);
const giveUpTo = async (end: string): Promise<string> => {
  const commands = startPage.splice(0, startPage.indexOf(end) + 1);
  const outputs: string[] = [];
  for (const command of commands) {
    const output = await give(command);
    words.token ||= /nlt_\S+/.exec(output)?.[0] ?? '';
    outputs.push(output);
  }
  return outputs.join('');
};

/** The packages that it installed which weigh a tenth more than `npm run pack:packages` has a figure for. */
const heavyPackages = (): string[] => {
  const known = JSON.parse(readFileSync(join(clone, 'infra/local/package-sizes.json'), 'utf8')) as Record<
    string,
    number
  >;
  return readdirSync(join(repository, 'vendor')).filter((file) => {
    const name = file.replace(/^northlight-(.*)-\d+\.\d+\.\d+\.tgz$/, '@northlight/$1');
    return statSync(join(repository, 'vendor', file)).size > (known[name] ?? 0) * 1.1;
  });
};

/** Of the page about deployments, in a repository of one's own; what climbs by itself takes its minutes, and a server stays. */
const deployPage = frontCommands('deploy-a-front.md').filter((command) => !/--ramp|-- serve/.test(command));
const giveOfDeployPage = async (verb: string): Promise<string> => {
  const [command = ''] = deployPage.splice(0, 1);
  expect(command).toContain(`-- ${verb}`);
  return give(command.replace('npm run front --', 'npx front'));
};

const says = (title: string): void => {
  const file = join(repository, 'src/texts/start.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/title: '.*'/, `title: '${title}'`));
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
test.describe.configure({ mode: 'serial', timeout: 400_000 });

test('a fifth team begins a front in a repository of its own, and it is live without anybody else’s being touched', async ({
  page,
}) => {
  const before = await released();
  await giveUpTo('npm install');
  expect(existsSync(join(repository, 'package-lock.json'))).toBe(true);
  expect(heavyPackages()).toEqual([]);
  await giveUpTo('npm run check');
  expect(await giveUpTo('npm run release')).toContain('/events  looks right');

  await opens(page, 'Events');
  expect(await released()).toEqual(before);
  await expectAccessible(page, 'Events');
  await page.getByRole('link', { name: 'See all experiences' }).click();
  await expect(page).toHaveURL(/\/experiences$/);

  says('Tonight');
  await giveUpTo('npm run release');
  await opens(page, 'Tonight');
  await giveUpTo('npx front rollback mfe-events');
  expect(startPage).toEqual([]);
  await opens(page, 'Events');
});

test('a release whose page breaks is seen by its team, and by no visitor', async ({ page }) => {
  const file = join(repository, 'src/pages/start/start-page.tsx');
  const source = readFileSync(file, 'utf8');
  const broken = source.replace(/return \(/, "if (Date.now() > 0) throw new Error('the wick is wet');\n  return (");
  writeFileSync(file, broken);
  await expect(give('npm run release')).rejects.toThrow(/at \/events: a script breaks: .*the wick is wet/);
  writeFileSync(file, source);
  await opens(page, 'Events');
});

test('a team deploys as the page about it says, command by command', async ({ page }) => {
  says('Later');
  await giveOfDeployPage('check');
  words.release = /events_\w+/.exec(await giveOfDeployPage('publish'))?.[0] ?? '';
  expect(await giveOfDeployPage('promote')).toContain(`${words.release} for 10 in 100`);
  await giveOfDeployPage('promote');
  await opens(page, 'Later');
  expect(await giveOfDeployPage('status')).toContain(words.release);
  expect(await giveOfDeployPage('why')).toContain(`mfe-events answers: ${words.release}`);
  const [link = ''] = /http\S+token=\S+/.exec(await giveOfDeployPage('preview')) ?? [];
  await giveOfDeployPage('rollback');
  await opens(page, 'Events');
  await page.goto(link);
  await opens(page, 'Later');
  await page.context().clearCookies();
  expect(await giveOfDeployPage('kill')).toContain('switched off');
  expect(await giveOfDeployPage('protect')).toContain('stays');
  expect(deployPage).toEqual([]);
});
