import 'reflect-metadata';
import { RequestMethod, type Type } from '@nestjs/common';
import {
  GUARDS_METADATA,
  HEADERS_METADATA,
  INTERCEPTORS_METADATA,
  METHOD_METADATA,
  PATH_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants';
import type { Route } from '@northlight/contracts/routes';
import { ApiModule } from '../../src/apps/api/api.module.js';
import { routeOf } from '../../src/platform/http/endpoint.js';
import { type Source } from '../../src/platform/http/response-cache.js';
import { sourcesOf } from '../../src/platform/http/shared-read.js';

/** A route as its decorators state it. */
export interface ServedRoute {
  /** `GET /api/venues/:slug` */
  readonly name: string;
  readonly cacheControl: string | undefined;
  readonly interceptors: readonly string[];
  readonly sources: readonly Source[] | undefined;
  /** What the contracts state of it; undefined where they do not. */
  readonly statement: Route | undefined;
  readonly guards: readonly string[];
  /** Nest's numbers of what its parameters are taken from: 5 is the path. */
  readonly takes: readonly number[];
}

interface Part {
  readonly module?: Type;
  readonly imports?: readonly Imported[];
  readonly controllers?: readonly Type[];
}
type Imported = Type | Part | { readonly forwardRef: () => Type };

/** Every route of the API, read from its modules without a start. */
export function servedRoutes(): ServedRoute[] {
  const seen = new Set<unknown>();
  const controllers = new Set<Type>();
  const visit = (part: Imported): void => {
    if (seen.has(part)) return;
    seen.add(part);
    for (const { imports = [], controllers: own = [] } of partsOf(part)) {
      for (const controller of own) controllers.add(controller);
      imports.forEach(visit);
    }
  };
  visit(ApiModule);
  return [...controllers].flatMap(routesOf);
}

function partsOf(part: Imported): Part[] {
  if ('forwardRef' in part) return partsOf(part.forwardRef());
  if (typeof part !== 'function') return [part, ...(part.module ? partsOf(part.module) : [])];
  return [{ imports: metadata('imports', part) ?? [], controllers: metadata('controllers', part) ?? [] }];
}

const metadata = <Value>(key: string, of: object): Value | undefined => Reflect.getMetadata(key, of);

function routesOf(controller: Type): ServedRoute[] {
  const prototype = controller.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(prototype).flatMap((member) => {
    const handler = member === 'constructor' ? undefined : prototype[member];
    const method = handler && metadata<number>(METHOD_METADATA, handler);
    if (!handler || method === undefined) return [];
    const path = [controller, handler]
      .map((part) => metadata<string>(PATH_METADATA, part))
      .filter((text) => text !== '/');
    const headers = metadata<{ name: string; value: string }[]>(HEADERS_METADATA, handler) ?? [];
    const interceptors = [controller, handler].flatMap((part) => metadata<Type[]>(INTERCEPTORS_METADATA, part) ?? []);
    const taken: object = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, member) ?? {};
    return {
      name: `${RequestMethod[method]} ${path.join('/')}`,
      cacheControl: headers.find(({ name }) => name === 'Cache-Control')?.value,
      interceptors: interceptors.map(({ name }) => name),
      sources: sourcesOf(handler),
      statement: routeOf(handler),
      guards: [controller, handler]
        .flatMap((part) => metadata<Type[]>(GUARDS_METADATA, part) ?? [])
        .map(({ name }) => name),
      takes: Object.keys(taken).map((key) => Number(key.split(':')[0])),
    };
  });
}
