import { useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useRef, useState } from 'react';
import { isAnswered, wordsOf } from '../../failures.ts';
import { type Access, command } from './manage-calls.ts';

/**
 * One command about a booking: a request at a time, and after a lost answer the same one again. Whatever comes of it,
 * the page shows the booking as it is then.
 */
export const useCommand = <Answer>(access: Access, name: string, onDone: (answer: Answer) => void) => {
  const [keys] = useState(idempotencyKeys);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isUnderWay = useRef(false);
  const client = useQueryClient();
  const refresh = () =>
    Promise.all(
      [['/api/bookings'], ['/api/availability'], ['/api/availability/days']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );

  const failed = async (reason: unknown) => {
    if (isAnswered(reason)) keys.forget();
    setProblem(wordsOf(reason));
    await refresh();
  };
  const done = async (answer: Answer) => {
    keys.forget();
    setProblem(undefined);
    onDone(answer);
    await refresh();
    setTimeout(focusHeading); // what was pressed may be gone with the change, once that is drawn
  };
  const run = async (body: object) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    await command<Answer>(access, { name, body, idempotencyKey: keys.keyFor(body) }).then(done, failed);
    isUnderWay.current = false;
    setBusy(false);
  };
  return { run: (body: object) => void run(body), isBusy, problem };
};

const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus();
