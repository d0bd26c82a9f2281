import { describe, expect, it } from '@jest/globals';
import { apiRoutes } from '@northlight/contracts/routes';
import { routeOf } from '../../platform/http/endpoint.js';
import { sourcesOf } from '../../platform/http/shared-read.js';
import { WebModule } from '../web/web.module.js';
import { ApiModule } from './api.module.js';

interface Handler {
  readonly controller: { readonly name: string };
  readonly method: object;
  readonly name: string;
}

const listed = (key: string, of: object): unknown[] => Reflect.getMetadata(key, of) ?? [];

/** All modules that a module brings, itself among them; dynamic ones by what they say. */
const modulesIn = (module: unknown, seen = new Set<unknown>()): Set<unknown> => {
  if (!module || seen.has(module)) return seen;
  seen.add(module);
  const { module: inner, imports = [] } = module as { module?: object; imports?: unknown[] };
  if (inner) modulesIn(inner, seen);
  const all = typeof module === 'function' ? [...listed('imports', module), ...imports] : imports;
  for (const one of all) modulesIn(one, seen);
  return seen;
};

const controllers = [...new Set([ApiModule, WebModule].flatMap((root) => [...modulesIn(root)]))].flatMap((module) => [
  ...((module as { controllers?: unknown[] }).controllers ?? []),
  ...(typeof module === 'function' ? listed('controllers', module) : []),
]) as { name: string; prototype: Record<string, object> }[];

const handlers: Handler[] = [...new Set(controllers)].flatMap((controller) =>
  Object.getOwnPropertyNames(controller.prototype)
    .filter((name) => name !== 'constructor' && Reflect.hasMetadata('path', controller.prototype[name] as object))
    .map((name) => ({ controller, name, method: controller.prototype[name] as object })),
);

const addressOf = ({ controller, method }: Handler): string =>
  [...listedPath(controller), ...listedPath(method)].join('/').replaceAll('//', '/');

const listedPath = (of: object): string[] => [Reflect.getMetadata('path', of) ?? ''].flat();

const asksForDeployToken = ({ controller }: Handler): boolean =>
  (listed('__guards__', controller) as { name: string }[]).some(({ name }) => name === 'DeployToken');

describe('the routes that the contracts state', () => {
  it('have one handler each', () => {
    const handled = handlers.flatMap(({ method }) => routeOf(method)?.name ?? []);
    expect(handled.sort()).toEqual(apiRoutes.map(({ name }) => name).sort());
  });

  it('are all that is served under /api', () => {
    const beside = handlers.filter((handler) => !routeOf(handler.method) && /^\/?api\b/.test(addressOf(handler)));
    expect(beside.map(({ controller, name }) => `${controller.name}.${name}`)).toEqual([]);
  });

  it('have names and addresses of their own', () => {
    const names = apiRoutes.map(({ name }) => name);
    const addresses = apiRoutes.map(({ method, path }) => `${method} ${path}`);
    expect([new Set(names).size, new Set(addresses).size]).toEqual([names.length, addresses.length]);
  });

  it('ask for the deploy token where they say so', () => {
    const guarded = handlers.filter(asksForDeployToken);
    expect(guarded.map(({ method }) => routeOf(method)?.name).sort()).toEqual(
      apiRoutes.flatMap(({ access, name }) => (access === 'deploy-token' ? [name] : [])).sort(),
    );
  });

  it('are kept by caches where their answer is shared by all', () => {
    const shared = handlers.filter(({ method }) => sourcesOf(method));
    expect(shared.map(({ method }) => routeOf(method)?.name).sort()).toEqual(
      apiRoutes.flatMap(({ caching, name }) => (caching === 'public, max-age=0, must-revalidate' ? [name] : [])).sort(),
    );
  });
});
