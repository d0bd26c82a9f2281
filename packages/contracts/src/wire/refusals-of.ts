import type { ErrorCode } from '../errors/error-catalogue.js';
import type { Access, Route } from './route.js';

/** What any call may be refused with, whatever its route; a route does not state these. */
export const commonRefusals = [
  ...(['BAD_REQUEST', 'NOT_FOUND', 'METHOD_NOT_ALLOWED', 'CROSS_SITE', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const),
  ...(['TOO_MANY_REQUESTS', 'CONFLICT', 'LEDGERS_APART', 'INTERNAL', 'UNAVAILABLE', 'NO_ANSWER_IN_TIME'] as const),
] as const satisfies readonly ErrorCode[];

/** Every code that a route may refuse with, beside the common ones: what it states, and what follows from its access and input. */
export const refusalsOf = (route: Route): readonly ErrorCode[] => [
  ...new Set<ErrorCode>([...accessRefusals(route), ...inputRefusals(route), ...(route.refuses ?? [])]),
];

const accessRefusals = ({ access, freshSignIn }: Route): ErrorCode[] => [
  ...(isForTokens(access) ? tokenRefusals : []),
  ...(access === 'everyone' || isForTokens(access) ? [] : (['NOT_SIGNED_IN'] as const)),
  ...(typeof access === 'string' ? [] : (['NOT_ALLOWED', 'SECOND_FACTOR_SETUP_NEEDED'] as const)),
  ...(freshSignIn ? (['FRESH_SIGN_IN_NEEDED'] as const) : []),
];

const isForTokens = (access: Access): boolean => access === 'deploy-token' || access === 'operator-token';

const tokenRefusals = [
  'DEPLOY_TOKEN_WRONG',
  'DEPLOY_TOKEN_EXPIRED',
  'DEPLOY_TOKEN_REVOKED',
  'DEPLOY_TOKEN_ELSEWHERE',
] as const satisfies readonly ErrorCode[];

const inputRefusals = ({ params, query, body, idempotencyKey }: Route): ErrorCode[] => [
  ...(params || query || body ? (['INVALID_INPUT'] as const) : []),
  ...(idempotencyKey ? (['IDEMPOTENCY_KEY_MALFORMED', 'IDEMPOTENCY_KEY_REUSED'] as const) : []),
  ...(idempotencyKey === 'required' ? (['IDEMPOTENCY_KEY_MISSING'] as const) : []),
];
