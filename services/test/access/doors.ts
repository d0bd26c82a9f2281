import { apiRoutes, type Route } from '@northlight/contracts/routes';
import { type Who, who } from './people.js';

/** What a route asks of who calls it, in one word: its access, or the roles of staff. */
export type Door = 'everyone' | 'signed-in' | 'candidate' | 'deploy-token' | 'desk' | 'ops' | 'desk or ops' | 'admin';

const doorAt = ({ access }: Route): Door => (typeof access === 'string' ? access : (access.join(' or ') as Door));

/** Each route of the API by its call in OpenAPI's words, and what it asks of who calls it. */
export const doorOf: ReadonlyMap<string, Door> = new Map(
  apiRoutes.map((route) => [`${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`, doorAt(route)]),
);

/** Whom each door lets in; a candidate's pass is asked for after the account. */
export const letsIn: Readonly<Record<Door, readonly Who[]>> = {
  everyone: who,
  'signed-in': ['maya', 'eve', 'frank', 'desk', 'ops', 'admin'],
  candidate: ['frank'],
  desk: ['desk', 'admin'],
  ops: ['ops', 'admin'],
  'desk or ops': ['desk', 'ops', 'admin'],
  admin: ['admin'],
  'deploy-token': [],
};
