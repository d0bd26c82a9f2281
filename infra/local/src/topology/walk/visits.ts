import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../../processes/plain-error.js';
import { processShapes } from '../topology.js';
import type { WalkedPod } from './walked-pod.js';

/** Milliseconds for the next look at the registry. */
const REGISTRY_MS = 30_000;

/**
 * The pods are a site: a page with the scripts of its fronts, a picture that comes from the bucket, the API through web, and
 * a web process that is asked to end serves on for its drain.
 * @throws {PlainError} naming what is not so
 */
export async function mustServe({ web, api }: Readonly<Record<string, WalkedPod>>, app: string): Promise<void> {
  if (!web || !api) throw new PlainError('There is no web or no api');
  const script = await untilScript(web);
  await mustAnswer(web, script, 'the script of the shell');
  await mustAnswer(web, `/media/art/${somePicture(join(app, 'art'))}`, 'a picture');
  await mustAnswer(web, '/api/experiences', 'the API');
  await mustDrain(web);
  const code = await api.end();
  if (code !== 0) throw new PlainError(`api ended with ${code}`);
}

async function untilScript(web: WalkedPod): Promise<string> {
  const until = Date.now() + REGISTRY_MS;
  for (;;) {
    const page = await (await fetch(`${web.url}/`)).text();
    const [script] = /\/r\/shell\/[0-9a-f]+\/[\w.-]+\.js/.exec(page) ?? [];
    if (script) return script;
    if (Date.now() > until) throw new PlainError(`The first page has no shell:\n${page.slice(0, 500)}`);
    await pause(500);
  }
}

async function mustAnswer(web: WalkedPod, path: string, what: string): Promise<void> {
  const status = await web.statusOf(path);
  if (status !== 200) throw new PlainError(`${what}, ${path}, is answered with ${status}`);
}

const somePicture = (art: string): string => {
  const [picture] = readdirSync(art, { recursive: true, withFileTypes: true }).filter(({ name }) =>
    name.endsWith('.jpg'),
  );
  if (!picture) throw new PlainError('The image has no picture');
  return relative(art, join(picture.parentPath, picture.name));
};

async function mustDrain(web: WalkedPod): Promise<void> {
  const { readyPath, drainSeconds, graceSeconds } = processShapes.web;
  const began = performance.now();
  const end = web.end();
  await pause(500);
  const [ready, page] = [await web.statusOf(readyPath), await web.statusOf('/')];
  const code = await end;
  const seconds = (performance.now() - began) / 1_000;
  if (ready !== 503 || page !== 200) throw new PlainError(`While web drains, it is ${ready} and a page is ${page}`);
  if (code !== 0 || seconds < drainSeconds || seconds > graceSeconds)
    throw new PlainError(`web ended with ${code} after ${seconds.toFixed(1)} s`);
}
