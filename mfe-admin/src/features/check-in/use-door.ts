import { checkIn } from '@northlight/client';
import type { CheckedInView, CheckInDto } from '@northlight/contracts';
import { useRef, useState } from 'react';
import { nextPaidWith } from '../../ui/paid-with.tsx';
import { sound } from './sounds.ts';
import { type CheckInRequest, useCheckInOneByOne } from './use-check-in.ts';

/** A ticket that was scanned, and what became of it; nothing yet while it is being checked. */
export interface Scan {
  readonly nth: number;
  readonly question: CheckInRequest;
  readonly party?: CheckedInView;
  readonly error?: Error;
}

/** So many answers stay in sight. */
const MAX_ANSWERS = 3;

/** The tickets at the door of a venue, the last one first: one that comes while another is being checked waits its turn. */
export function useDoor(venueId: number | undefined) {
  const { mutateAsync } = useCheckInOneByOne();
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const scanned = useRef(0);
  const ask = async (nth: number, question: CheckInRequest): Promise<void> => {
    setScans((all) => [{ nth, question }, ...all.filter((other) => other.nth !== nth)]);
    const answer = await mutateAsync(question).then(
      (party) => ({ party }),
      (error: Error) => ({ error }),
    );
    sound('party' in answer ? 'good' : 'bad');
    setScans((all) => inSight(all.map((scan) => (scan.nth === nth ? { nth, question, ...answer } : scan))));
  };
  return {
    waiting: scans.filter(isWaiting),
    answered: scans.filter((scan) => !isWaiting(scan)),
    /** @param count so many of the party; all where none is said */
    check: (booking: string, count?: number): void => {
      scanned.current += 1;
      void ask(scanned.current, {
        booking,
        operation: checkIn,
        how: { paidWith: nextPaidWith(), ...(venueId && { venueId }), ...(count && { count }) },
      });
    },
    /** The same ticket, with what is let pass now beside what was before. */
    askAgain: ({ nth, question }: Scan, how: CheckInDto = {}): void =>
      void ask(nth, { ...question, how: { ...question.how, ...how } }),
  };
}

const isWaiting = ({ party, error }: Scan): boolean => !party && !error;

function inSight(scans: readonly Scan[]): readonly Scan[] {
  const gone = new Set(scans.filter((scan) => !isWaiting(scan)).slice(MAX_ANSWERS));
  return scans.filter((scan) => !gone.has(scan));
}
