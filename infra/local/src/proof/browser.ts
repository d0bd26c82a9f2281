import { existsSync } from 'node:fs';
import { PlainError } from '../processes/plain-error.js';
import { run } from '../processes/run.js';
import { installDebianPackage, onPath } from './debian.js';

/** The one without windows first: it takes about four fifths of the time of the whole browser for the same journeys. */
const packages = ['chromium-headless-shell', 'chromium'] as const;
const names = [...packages, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Environment variables that name the browsers' programs. */
export type Programs = Readonly<Record<string, string>>;

/** Chromium for Playwright's test runner; nothing where that knows its own. */
export const chromium = async (): Promise<Programs> => {
  const browser = await findBrowser();
  return browser === undefined ? {} : { CHROMIUM: browser };
};

/**
 * A browser for the journeys: CHROMIUM, one on the PATH, Debian's, or the one that Playwright downloads.
 * @returns its program; undefined when Playwright knows where its own is
 * @throws PlainError when there is none to be had
 */
export async function findBrowser(): Promise<string | undefined> {
  const given = process.env.CHROMIUM;
  if (given && existsSync(given)) return given;
  if (given) throw new PlainError(`CHROMIUM is ${given}, and there is no such file.`);
  const found = onPath(...names);
  if (found) return found;
  for (const name of packages) if (await installDebianPackage(name)) return onPath(name);
  console.log('  … Downloading a browser for Playwright');
  const { code } = await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  if (code === 0) return undefined;
  throw new PlainError(
    'There is no browser for the journeys. Install one: apt-get install chromium-headless-shell, or set CHROMIUM.',
  );
}
