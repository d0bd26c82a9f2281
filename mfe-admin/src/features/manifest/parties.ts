import type { DeskBookingView, ManifestSlotView } from '@northlight/contracts';
import { timeText } from '@northlight/site-kit';

/** Some parties of a slot, in their order. */
export interface SlotPart {
  readonly key: string;
  readonly slot: ManifestSlotView;
  readonly parties: readonly DeskBookingView[];
  readonly isFirst: boolean;
}

/** A slot with more parties comes in several parts, so that one alone is never too much to draw. */
const together = 25;

export const partiesOf = (slots: readonly ManifestSlotView[]): DeskBookingView[] =>
  slots.flatMap(({ bookings }) => bookings);

/** The slots with those of their parties that are looked for; a start or an experience stands for all of its parties. */
export function slotsWith(slots: readonly ManifestSlotView[], text: string): readonly ManifestSlotView[] {
  const wanted = plain(text);
  if (wanted === '') return slots;
  const digits = text.replace(/\D/g, '');
  const isMeant = ({ customerName, customerPhone, reference, notes }: DeskBookingView) =>
    plain([customerName ?? '', reference, ...notes].join('\n')).includes(wanted) ||
    (digits.length >= 4 && (customerPhone ?? '').replace(/\D/g, '').includes(digits));
  return slots.flatMap((slot) => {
    const isAll = plain(`${timeText(slot.time)}\n${slot.time}\n${slot.experienceName}`).includes(wanted);
    const bookings = isAll ? slot.bookings : slot.bookings.filter(isMeant);
    return bookings.length > 0 ? [{ ...slot, bookings }] : [];
  });
}

export const partsOf = (slots: readonly ManifestSlotView[]): SlotPart[] =>
  slots.flatMap((slot) =>
    Array.from({ length: Math.ceil(slot.bookings.length / together) }, (_, nth) => ({
      ...{ key: `${slot.id} ${nth}`, slot, isFirst: nth === 0 },
      parties: slot.bookings.slice(nth * together, (nth + 1) * together),
    })),
  );

/** Case and accents are of no importance, nor are spaces around it. */
const plain = (text: string): string => text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
