import { IsOptional, isEmail } from 'class-validator';
import { currencySign } from '../currency.js';
import { all, fieldsOf, listRule } from '../list-rules.js';
import { isLocalDate } from '../local-date.js';
import { isOneLine } from '../one-line.js';
import { type GiftCardDesign, giftCardDesigns, giftCardsAtOnce, giftCardTerms } from '../voucher/gift-card-terms.js';

/** A gift card that is bought: it becomes a gift voucher for its recipient once it is paid. */
export interface OrderedGiftCard {
  /** Whole dollars. */
  readonly amount: number;
  readonly design: GiftCardDesign;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message?: string;
  /** Date (yyyy-MM-dd) on which it is sent; left out: as soon as it is paid. */
  readonly sendOn?: string;
}

/** The list of gift cards as the API's description has it, by the names of its rules. */
export const giftCardListSchemas = {
  orderedGiftCards: {
    type: 'array' as const,
    maxItems: giftCardsAtOnce,
    items: {
      type: 'object' as const,
      required: ['amount', 'design', 'recipientName', 'recipientEmail'],
      properties: {
        amount: { type: 'integer' as const, minimum: giftCardTerms.leastDollars, maximum: giftCardTerms.mostDollars },
        design: { type: 'string' as const, enum: [...giftCardDesigns] },
        recipientName: { type: 'string' as const, maxLength: 200 },
        recipientEmail: { type: 'string' as const, format: 'email' },
        message: { type: 'string' as const, maxLength: 500 },
        sendOn: { type: 'string' as const, format: 'date' },
      },
    },
  },
  fewGiftCards: {},
};

const isAmount = (value: unknown): boolean =>
  Number.isInteger(value) &&
  (value as number) >= giftCardTerms.leastDollars &&
  (value as number) <= giftCardTerms.mostDollars;

const isName = (value: unknown): boolean =>
  typeof value === 'string' && value.trim().length > 0 && value.length <= 200 && isOneLine(value);

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= 254 && isEmail(value) && isOneLine(value);

const isMessage = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.length <= 500);

const isGiftCard = (value: unknown): boolean => {
  const { amount, design, recipientName, recipientEmail, message, sendOn } = fieldsOf(value);
  const isCard = isAmount(amount) && giftCardDesigns.includes(design as GiftCardDesign);
  const isFor = isName(recipientName) && isAddress(recipientEmail);
  return isCard && isFor && isMessage(message) && (sendOn === undefined || isLocalDate(sendOn));
};

/** Property rules for the gift cards of an order. */
export const AreOrderedGiftCards = (): PropertyDecorator =>
  all(
    IsOptional(),
    listRule({
      name: 'orderedGiftCards',
      message: `Please give each gift card an amount from ${currencySign}${giftCardTerms.leastDollars} to ${currencySign}${giftCardTerms.mostDollars} and somebody to send it to`,
      holds: (values) => values.every(isGiftCard),
    }),
    listRule({
      name: 'fewGiftCards',
      message: `Please order at most ${giftCardsAtOnce} gift cards at once`,
      holds: ({ length }) => length <= giftCardsAtOnce,
    }),
  );
