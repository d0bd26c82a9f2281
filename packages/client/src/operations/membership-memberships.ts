// Made by `npm run codegen` from packages/contracts/src/membership/routes/memberships.ts.
import type { ChangeMembershipDto, CreateMembershipDto, MembershipView } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** Change a plan. */
export const changeMembership: Operation<{ params: { id: string | number }; body: Sent<ChangeMembershipDto, 'description' | 'discountPercentage' | 'displayOrder' | 'featuredTier' | 'guestPasses' | 'monthlyPrice' | 'name' | 'priorityBookingHours' | 'shortDescription' | 'version'> }, MembershipView> = { method: 'PUT', path: '/api/memberships/:id' };

/** Create a plan. */
export const createMembership: Operation<{ body: Sent<CreateMembershipDto, 'displayOrder' | 'featuredTier' | 'guestPasses' | 'slug'> }, MembershipView> = { method: 'POST', path: '/api/memberships' };

/** Delete a plan. */
export const deleteMembership: Operation<{ params: { id: string | number }; body?: object }, undefined> = { method: 'DELETE', path: '/api/memberships/:id' };

/** List the membership plans. */
export const listMemberships: Operation<object, MembershipView[]> = { method: 'GET', path: '/api/memberships' };

/** Show one plan. */
export const showMembership: Operation<{ params: { id: string | number } }, MembershipView> = { method: 'GET', path: '/api/memberships/id/:id' };
