import { covers, type ReleaseRecord } from '@northlight/contracts';

/** Who deploys: the operators, a team by a token of its one front, or a person in the console. */
export interface Deployer {
  /** As the history names them; operators say it with each order. */
  readonly name: string;
  /** The front that the token is for; absent for the operators, who release all of them. */
  readonly app?: string;
  /** The account of a person, whom the history names by it alone. */
  readonly accountId?: number;
}

/** Those who have the token of the settings. */
export const operators: Deployer = { name: 'operators' };

/** The worker, which looks at what browsers report of candidates. */
export const judge: Deployer = { name: 'judge' };

/** May they release this front? */
export const mayDeploy = (deployer: Deployer, app: string): boolean => !deployer.app || deployer.app === app;

/** What a release answers though its team may not: a sentence each. */
export const foreignRoutes = ({ id, routes }: ReleaseRecord, owned: readonly string[]): string[] =>
  routes
    .filter((route) => !owned.some((pattern) => coversAll(pattern, route)))
    .map((route) => `${id} answers ${route}, which isn’t a route of its team. Ask the operators to register it.`);

/** Whether a pattern covers everything that another one does: `/events/*` covers `/events/late/*`, `/events` does not. */
const coversAll = (pattern: string, route: string): boolean =>
  covers(pattern, route.replace(/\/\*$/, '')) && (pattern.endsWith('/*') || !route.endsWith('/*'));
