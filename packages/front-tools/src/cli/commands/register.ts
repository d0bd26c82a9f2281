import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredFront } from '@northlight/contracts';
import { folderOf } from '../../build/front-folders.js';
import { optionsOf } from '../flags.js';
import { RegistryClient, siteOf } from '../registry-client.js';
import { say } from '../say.js';
import { Refused } from '../workspace.js';

/** `front register <app> [--team t] [--routes a,b]`: which team releases a front, and which addresses it may answer. */
export const register = async (root: string, args: readonly string[]): Promise<RegisteredFront> => {
  const { words, values } = optionsOf(args, ['team', 'routes']);
  const [app] = words;
  if (!app || words.length > 1)
    throw new Refused('Say which front: npm run front -- register mfe-events --team events');
  const stated = statedBy(folderOf(root, app));
  const team = values.team ?? stated.team;
  if (!team) throw new Refused(`Say which team releases ${app}: --team events`);
  const routes = values.routes?.split(',') ?? stated.routes ?? [];
  const front = await new RegistryClient(siteOf(root, process.env)).register(app, { team, routes });
  say(`${front.app}  team ${front.team}  ${front.routes.join(' ') || 'no addresses of its own'}`);
  return front;
};

interface Stated {
  readonly team?: string;
  readonly routes?: readonly string[];
}

/** What the folder of a front says, where it is here. */
const statedBy = (folder: string): Stated => {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { northlight?: Stated }).northlight ?? {};
};
