import { useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useRef, useState } from 'react';
import { isAnswered, wordsOf } from '../../failures.ts';
import { type Access, command, managedQuery } from './manage-calls.ts';

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
      [managedQuery(access).queryKey, ['/api/availability'], ['/api/availability/days']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );

  const failed = (reason: unknown) => {
    if (isAnswered(reason)) keys.forget();
    setProblem(wordsOf(reason));
  };
  const done = (answer: Answer) => {
    keys.forget();
    setProblem(undefined);
    onDone(answer);
  };
  const run = async (body: object) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    await command<Answer>(access, { name, body, idempotencyKey: keys.keyFor(body) }).then(done, failed);
    await refresh();
    isUnderWay.current = false;
    setBusy(false);
  };
  return { run: (body: object) => void run(body), isBusy, problem };
};
