import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { History, Slot } from '../topology/trial/history.js';
import { venues } from './moves.js';
import type { TwoServerSite } from './two-server-site.js';

/** A worker brings ledgers home within so long after the last decision that they were taken along for. */
const HOME_TIMEOUT_MS = 30_000;

/** The visit of the n-th visitor: gift cards and the promo code are used at a venue that moves and at one that stays. */
export function withCodes({ slots, slotsAtHome, codes }: TwoServerSite, nth: number): Slot {
  const { promoCode, voucherCodes } = codes;
  const voucherCode = voucherCodes[Math.floor(nth / 4) % voucherCodes.length] ?? '';
  const code = [{ voucherCode }, { promoCode }, {}, nth % 8 < 4 ? { voucherCode } : { promoCode }][nth % 4];
  const some = nth % 4 === 3 ? slotsAtHome : slots;
  return { ...(some[nth % some.length] as Slot), ...code };
}

/** Cards are empty at last, and the code was used as often as it may be: all else is no answer. */
const expected = new Set(['VOUCHER_EMPTY', 'PROMO_USED_UP']);

export const unexpectedRefusals = ({ operations }: History): string[] =>
  operations
    .filter(({ known, refusal = '' }) => known === 'fail' && !expected.has(refusal))
    .map(({ status, refusal }) => `${status} ${refusal}`);

/** What became of bookings that needed a ledger beside that of their venue. */
export interface CodeFigures {
  readonly cards: number;
  readonly promos: number;
  /** How often ledgers of cards and codes changed their server. */
  readonly moves: number;
}

export async function codeFigures({ ask }: TwoServerSite, { operations }: History): Promise<CodeFigures> {
  const { rows } = await ask('home', (client) =>
    client.query<{ moves: number }>(
      'select coalesce(sum(epoch), 0)::int as moves from (select max(epoch) as epoch from log.moves where ledger < 0 group by ledger) m',
    ),
  );
  const acknowledged = operations.filter(({ known }) => known === 'ok').map(({ slot }) => slot);
  return {
    cards: acknowledged.filter(({ voucherCode }) => voucherCode).length,
    promos: acknowledged.filter(({ promoCode }) => promoCode).length,
    moves: rows[0]?.moves ?? 0,
  };
}

/** I9: what cards and codes gave is what bookings have of it, and once no venue is elsewhere, all of their ledgers are at home. */
export async function codeBreaches(site: TwoServerSite, history: History): Promise<string[]> {
  const left = await leftElsewhere(site);
  return [
    ...left.map((ledger) => `I9 ledger ${ledger} did not come home`),
    ...(await site.ask('home', (client) => storedBreaches(client, history))),
    ...(await differing(site)),
  ];
}

/** I9 in the tables at home. */
export const storedBreaches = async (client: Client, history: History): Promise<string[]> => [
  ...(await unlike(client)),
  ...(await notPaid(client, history)),
];

async function leftElsewhere({ ask }: TwoServerSite): Promise<number[]> {
  for (const until = performance.now() + HOME_TIMEOUT_MS; ; await pause(500)) {
    const { rows } = await ask('home', (client) =>
      client.query<{ ledger: number }>('select ledger from log.head where server is not null'),
    );
    if (rows.length === 0 || performance.now() > until) return rows.map(({ ledger }) => ledger);
  }
}

/** Money of cards beside what they were spent on, that beside the bookings, and uses of codes beside their limits. */
async function unlike(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ breach: string }>(
    `select format('I9 card %s has %s of %s, and %s were spent', v.id, v.balance, v.amount, coalesce(s.spent, 0)) as breach
     from vouchers.vouchers v left join (select voucher_id, sum(cents - given_back) as spent from vouchers.spendings group by 1) s
       on s.voucher_id = v.id where v.balance < 0 or v.balance <> v.amount - coalesce(s.spent, 0)
     union all select format('I9 booking %s has %s of a card that gave %s', b.id, b.voucher, s.spent)
     from booking.bookings b left join (select booking_id, sum(cents - given_back) as spent from vouchers.spendings group by 1) s
       on s.booking_id = b.id where b.status in ('pending', 'confirmed') and coalesce(b.voucher, 0) <> coalesce(s.spent, 0)
     union all select format('I9 code %s was used %s times of %s, and %s have it', c.code, c.used, c.uses, p.parts)
     from promotions.codes c, lateral (select count(*) as parts from promotions.parts p
       where p.code = c.code and p.returned_at is null) p where c.used > c.uses or c.used <> p.parts`,
  );
  return rows.map(({ breach }) => breach);
}

/** Who was told that a card paid has a booking that says so. */
async function notPaid(client: Client, { operations }: History): Promise<string[]> {
  const ids = operations.flatMap(({ slot, known, ids: mine }) => (slot.voucherCode && known === 'ok' ? [...mine] : []));
  const { rows } = await client.query<{ id: string }>(
    'select id::text from booking.bookings where id = any($1) and coalesce(voucher, 0) = 0',
    [ids],
  );
  return rows.map(({ id }) => `I9 booking ${id} was paid with a card, and has nothing of it`);
}

/** What the other server has of them is what is at home. */
async function differing(site: TwoServerSite): Promise<string[]> {
  const { rows } = await site.ask('north', (client) =>
    client.query<{ ledger: number }>('select ledger from log.head where ledger < 0 and position > 0'),
  );
  const breaches: string[] = [];
  for (const { ledger } of rows) {
    const said = await venues(site, 'compare', String(ledger), '--at', 'north');
    if (!said.includes('are the same')) breaches.push(`I9 ${said.trim()}`);
  }
  return breaches;
}
