import type { DeployTokenIssued, DeployTokenView } from '@northlight/contracts';
import { optionsOf, refuseOptions } from '../flags.js';
import { RegistryClient, siteOf } from '../registry-client.js';
import { say } from '../say.js';
import { Refused } from '../workspace.js';

const usualDays = 90;

type Verb = (registry: RegistryClient, words: readonly string[], days: number) => Promise<unknown>;

const verbs: Record<string, Verb> = {
  issue: async (registry, [app, ...name], days) => {
    if (!app || name.length === 0)
      throw new Refused('Say for what: npm run front -- token issue mfe-events "events CI"');
    return show(await registry.issueToken(app, { name: name.join(' '), days }));
  },
  list: async (registry, words) => {
    const tokens = await registry.tokens();
    refuseOptions(words);
    say(tokens.length === 0 ? 'There are no deploy tokens yet.' : tokens.map(lineOf).join('\n'));
    return tokens;
  },
  rotate: async (registry, [id]) => show(await registry.rotateToken(mustSay(id))),
  revoke: async (registry, [id]) => {
    const revoked = await registry.revokeToken(mustSay(id));
    say(lineOf(revoked));
    return revoked;
  },
};

/** `front token issue|list|rotate|revoke`: the tokens with which teams release their fronts. */
export const token = async (root: string, [name = '', ...args]: readonly string[]): Promise<unknown> => {
  const verb = verbs[name];
  if (!verb) throw new Refused('Say what: npm run front -- token issue|list|rotate|revoke');
  if (name === 'list') return verb(new RegistryClient(siteOf(root, process.env)), args, usualDays);
  const { words, values } = optionsOf(args, ['days']);
  if (values.days && !/^[1-9]\d{0,2}$/.test(values.days)) throw new Refused('--days takes a whole number.');
  return verb(new RegistryClient(siteOf(root, process.env)), words, Number(values.days ?? usualDays));
};

const mustSay = (id: string | undefined): string => {
  if (!id) throw new Refused('Say which, by its ID: npm run front -- token list');
  return id;
};

const show = (issued: DeployTokenIssued): DeployTokenIssued => {
  const { token: secret, ...view } = issued;
  say(`${lineOf(view)}\n\n${secret}\n\nThis is shown once. Give it to the pipeline as FRONT_DEPLOY_TOKEN.`);
  return issued;
};

const lineOf = ({ id, app, name, expiresAt, lastUsedAt, revokedAt }: DeployTokenView): string =>
  [
    ...[id, app.padEnd(14), name, revokedAt ? `revoked ${dayOf(revokedAt)}` : `expires ${dayOf(expiresAt)}`],
    lastUsedAt ? `used ${dayOf(lastUsedAt)}` : 'never used',
  ].join('  ');

const dayOf = (instant: string): string => instant.slice(0, 10);
