import { apiRoutes, type Route } from '@northlight/contracts/routes';
import { type Who, who } from './people.js';

/** What a route asks of who calls it, in one word: its access, or the roles of staff. */
export type Door =
  | 'everyone'
  | 'signed-in'
  | 'candidate'
  | 'deploy-token'
  | 'operator-token'
  | 'desk'
  | 'ops'
  | 'deployer'
  | 'desk or ops'
  | 'admin';

const doorAt = ({ access }: Route): Door => (typeof access === 'string' ? access : (access.join(' or ') as Door));

/** A call whatever its parameters are called: OpenAPI has other names for them where two routes share an address. */
export const callOf = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method} ${path.replace(/:\w+|\{\w+\}/g, '{}')}`;

/** Each route of the API by its call, and what it asks of who calls it. */
export const doorOf: ReadonlyMap<string, Door> = new Map(apiRoutes.map((route) => [callOf(route), doorAt(route)]));

/** Whom each door lets in; a candidate's pass is asked for after the account. */
export const letsIn: Readonly<Record<Door, readonly Who[]>> = {
  everyone: who,
  'signed-in': ['maya', 'eve', 'frank', 'desk', 'ops', 'deployer', 'admin'],
  candidate: ['frank'],
  desk: ['desk', 'admin'],
  ops: ['ops', 'admin'],
  deployer: ['deployer', 'admin'],
  'desk or ops': ['desk', 'ops', 'admin'],
  admin: ['admin'],
  'deploy-token': [],
  'operator-token': [],
};
