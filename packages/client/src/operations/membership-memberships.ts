// Made by `npm run codegen` from packages/contracts/src/membership/routes/memberships.ts.
import type { ChangeMembershipDto, CreateMembershipDto, MembershipView } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Change a plan. */
export const changeMembership = /* @__PURE__ */ operation<{ params: { id: string | number }; body: Sent<ChangeMembershipDto> }, MembershipView>('PUT', '/api/memberships/:id');

/** Create a plan. */
export const createMembership = /* @__PURE__ */ operation<{ body: Sent<CreateMembershipDto> }, MembershipView>('POST', '/api/memberships');

/** Delete a plan. */
export const deleteMembership = /* @__PURE__ */ operation<{ params: { id: string | number }; body?: object }, undefined>('DELETE', '/api/memberships/:id');

/** List the membership plans. */
export const listMemberships = /* @__PURE__ */ operation<object, MembershipView[]>('GET', '/api/memberships');

/** Show one plan. */
export const showMembership = /* @__PURE__ */ operation<{ params: { id: string | number } }, MembershipView>('GET', '/api/memberships/id/:id');
