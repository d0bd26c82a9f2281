import { mostExact, type ReleaseFailureDto } from '@northlight/contracts';
import { isNotLoaded } from '@northlight/site-kit';
import { pinnedFronts } from '../../pinned-fronts.ts';
import type { ReleaseNote } from '../../release-notes.ts';

const MESSAGE_LENGTH = 1_000;
const STACK_LENGTH = 4_000;

/** What failed, and where: frames of releases only, and of the address its pattern. */
export const failureOf = ({ app, cause }: ReleaseNote): ReleaseFailureDto => {
  const thrown = isNotLoaded(cause) ? cause.cause : cause;
  return {
    kind: kindOf(cause, thrown),
    message: String(thrown).slice(0, MESSAGE_LENGTH).toWellFormed(),
    stack: framesOf(thrown),
    route: routeOf(app),
  };
};

/** A bundler's error names the chunk that it asked for. */
const kindOf = (cause: unknown, thrown: unknown): ReleaseFailureDto['kind'] => {
  if (!isNotLoaded(cause)) return 'render';
  return typeof (thrown as { readonly request?: unknown } | undefined)?.request === 'string' ? 'chunk' : 'entry';
};

const framesOf = (thrown: unknown): string => {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /\/r\/[\w./-]+:\d+:\d+\)?$/.test(line));
  return frames.join('\n').slice(0, STACK_LENGTH).toWellFormed();
};

const routeOf = (app: string): string => {
  const routes = pinnedFronts.find((front) => front.app === app)?.routes ?? [];
  return mostExact(routes, location.pathname) ?? '/';
};
