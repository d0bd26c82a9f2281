import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Page } from '@northlight/contracts';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { splitAddress } from './split-address.js';

/**
 * The array of a page, and in `Link` (RFC 8288) where the next one is: for a list that is specified as an array, and
 * yet can grow.
 */
export class PagedArray<Item> implements NestInterceptor<Page<Item>, readonly Item[]> {
  intercept(context: ExecutionContext, next: CallHandler<Page<Item>>): Observable<readonly Item[]> {
    const [request, response] = context.getArgs<[Request, Response]>();
    return next.handle().pipe(
      map(({ items, nextCursor }) => {
        if (nextCursor) response.setHeader('Link', `<${addressOf(request, nextCursor)}>; rel="next"`);
        return items;
      }),
    );
  }
}

const addressOf = ({ originalUrl }: Request, cursor: string): string => {
  const { path, query } = splitAddress(originalUrl);
  const wanted = new URLSearchParams(query);
  wanted.set('cursor', cursor);
  return `${path}?${wanted}`;
};
