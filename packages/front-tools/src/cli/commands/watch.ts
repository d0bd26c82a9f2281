import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { BuiltFronts } from '../../build/built-fronts.js';
import { appsOf } from '../../build/front-folders.js';
import { watchFront } from '../../build/watch-front.js';
import { watchedBuildId } from '../../preset/watched-build.js';
import { Refused } from '../workspace.js';

/**
 * `front watch`: builds every front, and again after each change, until the process that started it ends. Documents pin
 * what it built, by the file WATCHED_FRONTS, and until then what the bundler before it built. PORT answers 200 once each
 * front was tried.
 * @throws {Refused} without WATCHED_FRONTS
 */
export const watch = async (root: string): Promise<void> => {
  const { WATCHED_FRONTS: file, PORT, DATA_DIR = '.data' } = process.env;
  if (!file) throw new Refused('This is a part of npm run dev: start that.');
  const ended = terminated().then(end); // listened to before the long work: the other end may go at any moment
  const apps = appsOf(root);
  const built = new BuiltFronts(file, apps);
  const server = createServer((_request, response) => response.writeHead(built.areTried ? 200 : 503).end());
  server.on('error', ({ message }) => console.error(`The bundler cannot say that it is ready: ${message}`));
  server.listen(Number(PORT), '127.0.0.1');
  for (const app of apps) {
    const outDir = join(resolve(root, DATA_DIR), 'releases', app, watchedBuildId);
    await watchFront({ root, app, outDir }, (release) => built.take(release));
  }
  await ended;
};

/** Nothing has to be finished, and the bundler complains of an exit. */
const end = (): void => void process.kill(process.pid, 'SIGKILL');

/** Ctrl-C, a polite kill, or the end of the process that started this one. */
const terminated = (): Promise<void> =>
  new Promise((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, () => resolve());
    if (process.send && !process.connected) resolve(); // it ended while this file was loaded
  });
