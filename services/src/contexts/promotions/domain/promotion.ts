import { decider } from '@northlight/event-store/decider';
import type { Cents } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { discountOf, mustBeFor, mustBeGood, type Wanted } from './offer.js';
import type { PromotionCreated, PromotionEvent, PromotionTerms, PromotionUsed } from './promotion.events.js';
import type { PromotionCustomer } from './promotions.js';

/** What one customer bought with it within an hour. */
interface Use {
  readonly customer: string;
  readonly at: string;
  /** Cents off by booking or order. */
  readonly parts: ReadonlyMap<string, Cents>;
}

/** One promo code, and who uses it. */
export interface Promotion {
  readonly status: 'none' | 'live' | 'ended';
  readonly terms: PromotionTerms;
  readonly uses: ReadonlyMap<string, Use>;
}

interface UsePromotion extends Wanted, PromotionCustomer {
  readonly type: 'UsePromotion';
  readonly part: string;
  readonly at: Date;
  /** Cents that the customer saves without it: the better of both is theirs, never the sum. */
  readonly otherwise: Cents;
}

export type PromotionCommand =
  | (Omit<PromotionCreated, 'type'> & { readonly type: 'CreatePromotion' })
  | UsePromotion
  | { readonly type: 'ReturnPart'; readonly part: string }
  | { readonly type: 'EndPromotion'; readonly by: number };

const HOUR_MS = 3_600_000;

const nothing: PromotionTerms = {
  ...{ kind: 'percent', value: 0, appliesTo: 'both', starts: '', ends: '' },
  ...{ uses: 0, usesPerCustomer: 0, minimum: 0 },
};

export const promotion = decider<Promotion, PromotionCommand, PromotionEvent>({
  initial: { status: 'none', terms: nothing, uses: new Map() },

  decide: {
    CreatePromotion: ({ type: _, ...created }, { status }) => {
      if (status !== 'none') throw new Refusal('PROMO_EXISTS');
      return [{ type: 'PromotionCreated', ...created }];
    },
    UsePromotion: (wanted, state) => (useOf(state, wanted.part) ? [] : [used(wanted, state)]),
    ReturnPart: ({ part }, state) => {
      const use = useOf(state, part);
      return use ? [{ type: 'PromotionPartReturned', use, part, isLast: state.uses.get(use)?.parts.size === 1 }] : [];
    },
    EndPromotion: ({ by }, { status }) => {
      if (status === 'none') throw new Refusal('PROMO_NOT_FOUND');
      return status === 'ended' ? [] : [{ type: 'PromotionEnded', by }];
    },
  },

  evolve: {
    PromotionCreated: ({ type: _, by: __, ...terms }) => ({ status: 'live', terms, uses: new Map() }),
    PromotionUsed: ({ use, part, customer, cents, at }, state) => {
      const before = state.uses.get(use);
      const parts = new Map(before?.parts).set(part, cents);
      return withUse(state, use, { customer, at: before?.at ?? at, parts });
    },
    PromotionPartReturned: ({ use, part }, state) => {
      const before = state.uses.get(use);
      if (!before) return state;
      const parts = new Map(before.parts);
      parts.delete(part);
      return withUse(state, use, { ...before, parts });
    },
    PromotionEnded: (_, state) => ({ ...state, status: 'ended' }),
  },
});

/** The use that a part belongs to; undefined where it has none. */
const useOf = ({ uses }: Promotion, part: string): string | undefined =>
  [...uses].find(([, { parts }]) => parts.has(part))?.[0];

/** Cents that a part has off by it; 0 where it does not use it. */
export const takenBy = (state: Promotion, part: string): Cents =>
  state.uses.get(useOf(state, part) ?? '')?.parts.get(part) ?? 0;

function used({ part, customer, formerly, at, otherwise, ...wanted }: UsePromotion, state: Promotion): PromotionUsed {
  const { terms, status } = state;
  if (status === 'none') throw new Refusal('PROMO_NOT_FOUND');
  if (status === 'ended') throw new Refusal('PROMO_OVER');
  mustBeGood(terms, at);
  mustBeFor(terms, wanted);
  const isTheirs = (use: Use) => use.customer === customer || use.customer === formerly;
  const use = openUse(state, isTheirs, at) ?? freeUse(state, isTheirs, part);
  const cents = discountOf(terms, wanted.base, terms.value - takenIn(state.uses.get(use)));
  // guard: a promo code and another discount are not added up
  if (cents <= otherwise) throw new Refusal('PROMO_NOT_BETTER');
  return { type: 'PromotionUsed', use, part, what: wanted.what, customer, cents, at: at.toISOString() };
}

/** What the customer began to buy with it less than an hour ago. */
const openUse = ({ uses }: Promotion, isTheirs: (use: Use) => boolean, at: Date): string | undefined =>
  [...uses].find(([, use]) => isTheirs(use) && at.getTime() - Date.parse(use.at) < HOUR_MS)?.[0];

/** @throws {Refusal} PROMO_USED_UP, PROMO_USED */
function freeUse({ uses, terms }: Promotion, isTheirs: (use: Use) => boolean, part: string): string {
  // guard: a promo code is used as often as it may be
  if (uses.size >= terms.uses) throw new Refusal('PROMO_USED_UP');
  const own = [...uses.values()].filter(isTheirs).length;
  // guard: a customer uses a promo code as often as they may
  if (own >= terms.usesPerCustomer) throw new Refusal('PROMO_USED');
  return part;
}

const takenIn = (use: Use | undefined): Cents =>
  [...(use?.parts.values() ?? [])].reduce((sum, cents) => sum + cents, 0);

function withUse(state: Promotion, name: string, use: Use): Promotion {
  const uses = new Map(state.uses);
  if (use.parts.size > 0) uses.set(name, use);
  else uses.delete(name);
  return { ...state, uses };
}
