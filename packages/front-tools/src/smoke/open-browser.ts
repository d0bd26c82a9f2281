import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser, LaunchOptions } from 'playwright-core';

const names = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * A browser without a window: the one that CHROMIUM names, that Playwright has installed, that is on the PATH, or Chrome
 * or Edge where they are usually installed.
 * @returns undefined where there is none, or no playwright-core to drive it
 */
export const openBrowser = async (env: NodeJS.ProcessEnv): Promise<Browser | undefined> => {
  const playwright = await import('playwright-core').catch(() => undefined);
  if (!playwright) return undefined;
  const { chromium } = playwright;
  for (const way of waysOf(env, chromium.executablePath())) {
    const browser = await chromium.launch(way).catch(() => undefined);
    if (browser) return browser;
  }
  return undefined;
};

const waysOf = ({ CHROMIUM, PATH = '' }: NodeJS.ProcessEnv, installed: string): LaunchOptions[] => {
  if (CHROMIUM) return [{ executablePath: CHROMIUM }];
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const found = [...(existsSync(installed) ? [installed] : []), ...onPath.filter(isProgram)];
  return [...found.map((executablePath) => ({ executablePath })), { channel: 'chrome' }, { channel: 'msedge' }];
};

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
