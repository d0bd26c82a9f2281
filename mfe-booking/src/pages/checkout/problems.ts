import { type CartLine, maxQuantityOf } from '@northlight/site-kit';
import type { LineNews } from '@northlight/site-kit/cart-ui';
import type { FieldProblem } from '@northlight/site-kit/ui';
import type { ContactDraft } from '../../features/check-out/contact-draft.ts';
import { needsTime } from '../../features/check-out/order-lines.ts';
import { type AddressField, addressIds } from '../../features/ship-to/address-fields.tsx';
import { texts } from '../../texts/checkout.ts';

export type ContactField = keyof ContactDraft;

/** Where each thing that may be wrong is on the page. */
export const contactIds: Readonly<Record<ContactField, string>> = {
  customerName: 'checkout-name',
  customerEmail: 'checkout-email',
  customerPhone: 'checkout-phone',
};
export const submitId = 'checkout-submit';
export const newsIdOf = ({ lineId }: Pick<CartLine, 'lineId'>) => `${lineId}-news`;
export const timeIdOf = ({ lineId }: Pick<CartLine, 'lineId'>) => `${lineId}-when`;
export const countIdOf = ({ lineId }: Pick<CartLine, 'lineId'>) => `${lineId}-count`;

type News = ReadonlyMap<string, LineNews>;

/** What keeps the lines from being ordered: what has changed first, then times that are still to be chosen now. */
export const lineProblems = (
  lines: readonly CartLine[],
  news: News,
  isLater: (line: CartLine) => boolean,
): readonly FieldProblem[] =>
  lines.flatMap((line) => {
    const { lineId, name } = line;
    const changed = news.get(lineId);
    if (changed) return [{ fieldId: newsIdOf(line), message: `${name}: ${changed.text}` }];
    return needsTime(line) && !isLater(line)
      ? [{ fieldId: timeIdOf(line), message: texts.pleaseSelectATimeSlot({ name }) }]
      : [];
  });

/** Numbers that were typed and cannot be ordered. */
export const countProblems = (lines: readonly CartLine[], refused: readonly string[]): readonly FieldProblem[] =>
  lines
    .filter(({ lineId }) => refused.includes(lineId))
    .map((line) => ({
      fieldId: countIdOf(line),
      message: texts.pleaseChooseANumber({ name: line.name, most: maxQuantityOf(line) }),
    }));

type AddressMessages = { readonly isShipped: boolean; readonly messageOf: (name: AddressField) => string | undefined };

/** What is wrong with the address, in the order of its fields; nothing where the order is picked up. */
export const addressProblems = ({ isShipped, messageOf }: AddressMessages): readonly FieldProblem[] =>
  (isShipped ? (Object.keys(addressIds) as AddressField[]) : []).flatMap((name) => {
    const message = messageOf(name);
    return message ? [{ fieldId: addressIds[name], message }] : [];
  });

type FieldMessages = (name: ContactField) => string | undefined;

/** What is wrong with the contact, in the order of its fields. */
export const contactProblems = (messageOf: FieldMessages): readonly FieldProblem[] =>
  (Object.keys(contactIds) as ContactField[]).flatMap((name) => {
    const message = messageOf(name);
    return message ? [{ fieldId: contactIds[name], message }] : [];
  });
