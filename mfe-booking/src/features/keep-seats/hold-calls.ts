import { extendHold as extendHoldOperation, showBooking } from '@northlight/client';
import type { HoldExtendedView } from '@northlight/contracts';
import { callApi, HttpError, serverNow } from '@northlight/site-kit';

/** Seats that are kept until an instant of this browser's clock (ms), and what opens their booking. */
export interface Hold {
  readonly endsAt: number;
  readonly token: string | null;
}

/** What the server says of a pending booking: it waits until then, or for good (undefined), or it is over. */
export type Standing = { readonly endsAt: number | undefined } | 'over';

/** How long an answer may take. */
const ANSWER_TIMEOUT_MS = 8_000;
/** Where a hold is not over though its time seems to be, in ms: when to ask again. */
const RETRY_PAUSE_MS = 5_000;

const live = ['pending', 'confirmed', 'checked_in', 'completed'];

const standingOf = ({ status, holdExpiresAt }: Pick<HoldExtendedView, 'status' | 'holdExpiresAt'>): Standing => {
  if (!live.includes(status)) return 'over';
  if (status !== 'pending' || holdExpiresAt === null) return { endsAt: undefined };
  return { endsAt: Date.now() + Math.max(RETRY_PAUSE_MS, Date.parse(holdExpiresAt) - serverNow()) };
};

const inTime = () => ({ signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });

/** POST /api/bookings/{id}/extend-hold. @throws {HttpError} what the server refused */
export const extendHold = async (id: string, token: string, idempotencyKey: string): Promise<Standing> =>
  standingOf(await callApi(extendHoldOperation, { params: { id }, token, idempotencyKey, body: {} }, inTime()));

/** How a booking stands whose time is over by our clock: extended elsewhere, confirmed, or over in fact. */
export const askStanding = (id: string, token: string): Promise<Standing> =>
  callApi(showBooking, { params: { id }, token }, inTime()).then(standingOf, () => 'over');

/** True for a refusal because the booking is no longer pending: how it stands has to be asked. */
export const isSettled = (reason: unknown): boolean =>
  reason instanceof HttpError &&
  ['HOLD_LAPSED', 'BOOKING_NOT_PENDING', 'BOOKING_NOT_FOUND', 'BOOKING_LINK_REPLACED'].includes(reason.code);
