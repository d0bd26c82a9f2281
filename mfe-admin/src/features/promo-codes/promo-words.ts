import type { PromotionScope, PromotionStatus, PromotionView } from '@northlight/contracts';
import { money } from '@northlight/site-kit';
import { texts } from '../../texts/promo-codes.ts';

export const scopeWords: Readonly<Record<PromotionScope, string>> = {
  both: texts.both,
  tickets: texts.tickets,
  goods: texts.goods,
};

/** Why nobody can use it just now. */
export const statusWords: Readonly<Record<Exclude<PromotionStatus, 'live'>, string>> = {
  planned: texts.planned,
  over: texts.over,
  used_up: texts.usedUp,
  ended: texts.ended,
};

/** What it takes off, from how much on. */
export const offerText = ({ kind, value, minimum }: PromotionView): string => {
  const off = texts.off({ off: kind === 'percent' ? `${value}%` : money(value) });
  return minimum > 0 ? `${off}, ${texts.from({ minimum: money(minimum) })}` : off;
};
