import { once } from 'node:events';
import { buildFront } from '../../build/build-front.js';
import { serveBuild } from '../../build/serve-build.js';
import { optionsOf } from '../flags.js';
import { RegistryClient, siteOf } from '../registry-client.js';
import { say } from '../say.js';
import { chosenApps, Refused } from '../workspace.js';
import { hoursIn } from './preview.js';

const usualPort = '4600';

/**
 * `front serve <app> [--port 4600] [--hours 8]`: serves a build to browsers of this machine, and prints a link with which
 * one of them is shown it on the site. Ends with Ctrl+C.
 */
export const serve = async (root: string, args: readonly string[]): Promise<void> => {
  const { words, values } = optionsOf(args, ['port', 'hours']);
  const [app = '', ...more] = chosenApps(root, words);
  const { port = usualPort } = values;
  if (more.length > 0) throw new Refused('Say which front: npm run front -- serve mfe-catalog');
  if (!/^\d{2,5}$/.test(port)) throw new Refused('--port takes a whole number.');
  const built = await buildFront(root, app);
  const { id, container, entry, integrity, routes, frame, provides } = built.record;
  if (provides) throw new Refused('The shell is shown once it is published: npm run front -- preview <release>');
  const address = new URL(entry, `http://127.0.0.1:${port}`).href;
  const local = { ...{ app, id, container, integrity, routes: [...routes], entry: address }, ...(frame && { frame }) };
  const { link } = await new RegistryClient(siteOf(root, process.env)).linkPreview({
    ...{ releases: [], faults: [], local: [local] },
    hours: hoursIn(values),
  });
  const server = serveBuild(built).listen(Number(port), '127.0.0.1');
  await once(server, 'listening');
  say(`${link}\n\nA browser of this machine that opens it shows ${id}. After a change, serve again; Ctrl+C ends it.`);
  await once(server, 'close');
};
