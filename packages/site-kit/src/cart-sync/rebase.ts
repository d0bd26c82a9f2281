import { type BookedSeats, type CartLine, withItem } from '@northlight/site-kit';

type Lines = readonly CartLine[];

/** What happened to a cart in two places since `base`. */
export interface Parted {
  readonly base: Lines;
  readonly local: Lines;
  readonly theirs: Lines;
}

/** Their cart with what was done here since both were the same: lines that are new, changed or gone here. */
export const rebase = ({ base, local, theirs }: Parted): Lines => {
  const before = new Map(base.map((line) => [line.lineId, line]));
  const here = new Map(local.map((line) => [line.lineId, line]));
  const isOurs = (line: CartLine) => !isSame([line], [before.get(line.lineId)]);
  const remaining = theirs
    .filter(({ lineId }) => here.has(lineId) || !before.has(lineId))
    .map((line) => [here.get(line.lineId)].find((own) => own && isOurs(own)) ?? line);
  const added = local.filter((line) => isOurs(line) && !theirs.some(({ lineId }) => lineId === line.lineId));
  return added.reduce<Lines>((lines, line) => withItem(lines, line, line.lineId), remaining).map(withTokenOf(local));
};

/** What opens a booking is known only to the browser that booked it. */
const withTokenOf =
  (local: Lines) =>
  (line: CartLine): CartLine => {
    const { bookingId } = line.booked ?? {};
    const booked = bookingId ? local.find((own) => own.booked?.bookingId === bookingId)?.booked : undefined;
    return booked ? { ...line, booked } : line;
  };

/** Without what must not leave this browser. */
export const withoutToken = (line: CartLine): CartLine =>
  line.booked ? { ...line, booked: publicPart(line.booked) } : line;

const publicPart = ({ manageToken: _, heldUntil: __, ...booked }: BookedSeats): BookedSeats => booked;

/** Whether two carts say the same, in whatever order their parts were written. */
export const isSame = (one: readonly (CartLine | undefined)[], other: readonly (CartLine | undefined)[]): boolean =>
  JSON.stringify(one.map(described)) === JSON.stringify(other.map(described));

const described = (line: CartLine | undefined) => {
  const { lineId, id, type, name, price, quantity, imageUrl, dateTime, variant, visit, booked } = line ?? {};
  const { venueId, date, time, ticketType } = visit ?? {};
  const facts = [lineId, id, type, name, price, quantity, imageUrl, dateTime, variant];
  return [...facts, venueId, date, time, ticketType, booked?.bookingId, booked?.reference, booked?.tickets];
};
