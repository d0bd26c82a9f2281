import { basename } from 'node:path';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { appsOf, folderOf, isFront } from '../../build/front-folders.js';
import { shellName } from '../../preset/define-front.js';
import { standAloneBuild } from '../../preset/stand-alone.js';
import { overrideAnswers } from '../dev-answers.js';
import { siteOf } from '../registry-client.js';
import { chosenApps, Refused } from '../workspace.js';

/**
 * `front dev [app]`: a front alone with hot reload, until Ctrl-C; without a name, the one whose folder this is. Data
 * comes from the site that runs here; a bar at the foot of the page makes it slow, failing or signed out.
 */
export const dev = async (root: string, args: readonly string[]): Promise<void> => {
  const named = args[0] ?? (isFront(root) ? appsOf(root)[0] : undefined) ?? basename(process.cwd());
  const [app = named] = chosenApps(root, [named]);
  if (app === shellName) throw new Refused('The shell does not stand alone. Start the whole site with npm run dev.');
  const compiler = rspack(standAloneBuild(folderOf(root, app)));
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      allowedHosts: ['localhost', '127.0.0.1'],
      port: process.env.PORT ?? 'auto',
      historyApiFallback: true,
      setupMiddlewares: (middlewares) => [{ name: 'answers', middleware: overrideAnswers }, ...middlewares],
      proxy: [{ context: ['/api', '/media'], target: siteUrl(root) }],
    },
    compiler,
  );
  await server.start();
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await server.stop();
};

/** PUBLIC_URL, else the site that runs here. Without one the front stands all the same; its data is missing, and its pages say so. */
const siteUrl = (root: string): string => {
  if (process.env.PUBLIC_URL) return process.env.PUBLIC_URL;
  try {
    return siteOf(root, process.env).url;
  } catch {
    return 'http://127.0.0.1:3000';
  }
};
