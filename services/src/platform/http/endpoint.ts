import {
  type ArgumentsHost,
  applyDecorators,
  Catch,
  type ExceptionFilter,
  Header,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UseFilters,
  UseInterceptors,
} from '@nestjs/common';
import { commonRefusals, type HandlerResult, type Route, refusalsOf } from '@northlight/contracts/routes';
import type { Response } from 'express';
import { Refusal } from '../kernel/refusal.js';
import { logger } from '../observability/logger.js';
import { sendError } from './error-filter.js';
import { PagedArray } from './paged-array.js';

const routeKey = 'http:route';

type Handler<R extends Route> = (...input: never[]) => Promise<HandlerResult<R['answer']>> | HandlerResult<R['answer']>;

type EndpointDecorator<R extends Route> = <H extends Handler<R>>(
  controller: object,
  name: string,
  handler: TypedPropertyDescriptor<H>,
) => void;

/** For what a stated route throws. A refusal that it does not state is answered, and logged; in tests it is an error. */
@Catch()
class RouteErrorFilter implements ExceptionFilter {
  private readonly stated: ReadonlySet<string>;

  constructor(private readonly route: Route) {
    this.stated = new Set([...refusalsOf(route), ...commonRefusals]);
  }

  catch(error: unknown, host: ArgumentsHost): void {
    sendError(this.checked(error), host.switchToHttp().getResponse<Response>());
  }

  private checked(error: unknown): unknown {
    if (!(error instanceof Refusal) || this.stated.has(error.code)) return error;
    const { name: route } = this.route;
    if (process.env.NODE_ENV === 'test') return new Error(`${route} does not state that it refuses with ${error.code}`);
    logger.warn({ route, code: error.code }, 'A route refused with a code that it does not state');
    return error;
  }
}

/**
 * Makes a method the handler of a stated route: its address, access, status, caching and answer come from the
 * statement, and the method must return what the statement says. What it takes is compared when the process starts.
 *
 * @throws {Error} at start, where the method takes a body, a query or parameters of another class than is stated
 */
export const Endpoint =
  <R extends Route>(route: R): EndpointDecorator<R> =>
  (controller, name, handler) => {
    mustTakeAsStated(route, controller, name);
    applyDecorators(
      RequestMapping({ path: route.path, method: RequestMethod[route.method] }),
      HttpCode(route.answer.status),
      SetMetadata(routeKey, route),
      UseFilters(new RouteErrorFilter(route)),
      ...(route.caching ? [Header('Cache-Control', route.caching)] : []),
      ...(route.answer.form === 'paged-array' ? [UseInterceptors(new PagedArray())] : []),
    )(controller, name, handler);
  };

/** The statement behind a handler; undefined where it serves no route of the API. */
export const routeOf = (handler: object): Route | undefined => Reflect.getMetadata(routeKey, handler);

function mustTakeAsStated(route: Route, controller: object, name: string): void {
  const taken: unknown[] = Reflect.getMetadata('design:paramtypes', controller, name) ?? [];
  const stated = [route.params, route.query, route.body].filter((rules) => rules !== undefined);
  const missing = stated.find((rules) => !taken.includes(rules));
  if (missing) throw new Error(`${route.name} is stated to take ${missing.name}, and its handler does not`);
  const extra = taken.find((type) => isDto(type) && !stated.some((rules) => rules === type));
  if (extra) throw new Error(`${route.name} takes ${(extra as { name: string }).name}, which its route does not state`);
}

const isDto = (type: unknown): boolean => typeof type === 'function' && type.name.endsWith('Dto');
