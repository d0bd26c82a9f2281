// Made by `npm run codegen` from packages/contracts/src/frontends/routes/deploy-tokens.ts.
import type { DeployTokenIssued, DeployTokenView, IssueDeployTokenDto, RegisterFrontDto, RegisteredFront } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Register a front for a team. */
export const registerFront: Operation<{ params: { app: string | number }; body: Sent<RegisterFrontDto> }, RegisteredFront> = { method: 'PUT', path: '/api/fronts/:app' };

/** Issue a deploy token of one front. */
export const issueDeployToken: Operation<{ params: { app: string | number }; body: Sent<IssueDeployTokenDto> }, DeployTokenIssued> = { method: 'POST', path: '/api/fronts/:app/tokens' };

/** List the deploy tokens of all fronts. */
export const listDeployTokens: Operation<object, DeployTokenView[]> = { method: 'GET', path: '/api/fronts/tokens' };

/** Replace a deploy token. */
export const rotateDeployToken: Operation<{ params: { id: string | number }; body?: object }, DeployTokenIssued> = { method: 'POST', path: '/api/fronts/tokens/:id/rotate' };

/** Revoke a deploy token. */
export const revokeDeployToken: Operation<{ params: { id: string | number }; body?: object }, DeployTokenView> = { method: 'POST', path: '/api/fronts/tokens/:id/revoke' };
