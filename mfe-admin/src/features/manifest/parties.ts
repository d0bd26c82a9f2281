import { type DeskBookingView, isFound, type ManifestSlotView } from '@northlight/contracts';
import { timeText } from '@northlight/site-kit';

/** Some parties of a slot, in their order. */
export interface SlotPart {
  readonly key: string;
  readonly slot: ManifestSlotView;
  readonly parties: readonly DeskBookingView[];
  readonly isFirst: boolean;
}

/** A slot with more parties comes in several parts, so that one alone is never too much to draw. */
const BATCH_SIZE = 25;

export const partiesOf = (slots: readonly ManifestSlotView[]): DeskBookingView[] =>
  slots.flatMap(({ bookings }) => bookings);

/** The slots with those of their parties that are looked for; a start or an experience stands for all of its parties. */
export function slotsWith(slots: readonly ManifestSlotView[], text: string): readonly ManifestSlotView[] {
  if (text.trim() === '') return slots;
  const isMeant = ({ customerName, customerPhone, reference, notes }: DeskBookingView) =>
    isFound(text, [customerName, reference, ...notes], customerPhone);
  return slots.flatMap((slot) => {
    const isAll = isFound(text, [timeText(slot.time), slot.time, slot.experienceName]);
    const bookings = isAll ? slot.bookings : slot.bookings.filter(isMeant);
    return bookings.length > 0 ? [{ ...slot, bookings }] : [];
  });
}

export const partsOf = (slots: readonly ManifestSlotView[]): SlotPart[] =>
  slots.flatMap((slot) =>
    Array.from({ length: Math.ceil(slot.bookings.length / BATCH_SIZE) }, (_, nth) => ({
      ...{ key: `${slot.id} ${nth}`, slot, isFirst: nth === 0 },
      parties: slot.bookings.slice(nth * BATCH_SIZE, (nth + 1) * BATCH_SIZE),
    })),
  );
