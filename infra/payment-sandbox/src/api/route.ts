import type { Params } from './params.js';

type Work = (params: Params, id: string) => object;

/** An address of the API and what it does. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: RegExp;
  readonly work: Work;
}
