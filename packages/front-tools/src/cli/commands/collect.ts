import type { ReleaseProtected, ReleasesCollected } from '@northlight/contracts';
import { RegistryClient, siteOf } from '../registry-client.js';
import { say } from '../say.js';
import { Refused } from '../workspace.js';

/** `front collect [--dry-run]`: throws away releases that nobody was given for 30 days, or says which those are. */
export const collect = async (root: string, args: readonly string[]): Promise<ReleasesCollected> => {
  if (args.some((arg) => arg !== '--dry-run')) throw new Refused('collect takes --dry-run, and nothing else.');
  const answer = await new RegistryClient(siteOf(root, process.env)).collect(args.length > 0);
  const { releases, bytes } = answer;
  for (const release of releases) say(release);
  say(`${releases.length} releases, ${(bytes / 1_000_000).toFixed(1)} MB`);
  return answer;
};

/** `front protect|unprotect <release>`: whether a release stays, however long it is out of service. */
export const protect =
  (isProtected: boolean) =>
  async (root: string, [release = '']: readonly string[]): Promise<ReleaseProtected> => {
    const registry = new RegistryClient(siteOf(root, process.env));
    const [, name, build] = /^(\w+)_([0-9a-f]+)$/.exec(release) ?? [];
    const fronts = (await registry.channels()).map(({ app }) => app);
    const app = fronts.find((front) => front.replace(/^mfe-/, '').replace(/\W/g, '_') === name);
    if (!app || !build) throw new Refused('Say which release: npm run front -- protect catalog_7f3a91c0de');
    const answer = await registry.protect(app, build, isProtected);
    say(`${answer.id}  ${isProtected ? 'stays' : 'may go 30 days after its service'}`);
    return answer;
  };
