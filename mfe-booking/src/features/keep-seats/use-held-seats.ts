import { toast } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isAnswered, wordsOf } from '../../failures.ts';
import { texts } from '../../texts/keep-seats.ts';
import { askStanding, extendHold, type Hold, isSettled, type Standing } from './hold-calls.ts';
import { useLeft, useWarning } from './use-left.ts';

interface HeldBooking {
  readonly bookingId: string;
  readonly hold: Hold | undefined;
  /** A later end, none any more, or one without a token: it is over. */
  readonly onChange: (hold: Hold | undefined) => void;
}

/** The seats of a booking on this page: kept for good, held for a while, or given back. */
export const useHeldSeats = ({ bookingId, hold, onChange }: HeldBooking) => {
  const { endsAt, token = null } = hold ?? {};
  const left = useLeft(endsAt);
  useWarning(left, endsAt);
  const settle = (standing: Standing) => {
    if (standing === 'over') onChange({ endsAt: Math.min(endsAt ?? 0, Date.now()), token: null });
    else onChange(standing.endsAt === undefined ? undefined : { endsAt: standing.endsAt, token });
  };
  const isOver = hold !== undefined && left === 0;
  const askWhenOver = useEffectEvent(() => token && void askStanding(bookingId, token).then(settle));
  useEffect(() => {
    if (isOver) askWhenOver();
  }, [isOver]);
  const keeping = useKeeping({ bookingId, token, settle });
  return { ...keeping, left, phase: phaseOf(hold, left) };
};

/** Until the server has been asked about a time that is over, the seats count as held. */
const phaseOf = (hold: Hold | undefined, left: number) => {
  if (hold === undefined) return 'firm';
  return left === 0 && hold.token === null ? 'lapsed' : 'held';
};

interface Keeping {
  readonly bookingId: string;
  readonly token: string | null;
  readonly settle: (standing: Standing) => void;
}

/** The button: one request at a time; a press after a lost answer repeats the same one. */
const useKeeping = ({ bookingId, token, settle }: Keeping) => {
  const [keys] = useState(idempotencyKeys);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isUnderWay = useRef(false);

  const done = (standing: Standing) => {
    keys.forget();
    setProblem(undefined);
    settle(standing);
    toast({ title: texts.yourSeatsAreStillHeld, description: texts.theTimerHasRestarted, tone: 'good' });
  };

  const failed = async (reason: unknown, pass: string) => {
    if (isAnswered(reason)) keys.forget();
    if (isSettled(reason)) settle(await askStanding(bookingId, pass));
    else setProblem(wordsOf(reason));
  };

  const keep = async () => {
    if (token === null || isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    await extendHold(bookingId, token, keys.keyFor({ bookingId })).then(done, (reason) => failed(reason, token));
    isUnderWay.current = false;
    setBusy(false);
  };
  return { keep, isBusy, problem };
};
