import { useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useRef, useState } from 'react';
import { isAnswered, wordsOf } from './failures.ts';

interface Sending<Answer> {
  readonly send: (body: object, idempotencyKey: string) => Promise<Answer>;
  /** What the page shows and the command may change, by the addresses that it was read from. */
  readonly stale: readonly string[];
  readonly onDone: (answer: Answer) => void;
}

/**
 * One command: a request at a time, and after a lost answer the same one again. Whatever comes of it, the page shows
 * things as they are then.
 */
export const useSending = <Answer>({ send, stale, onDone }: Sending<Answer>) => {
  const [keys] = useState(idempotencyKeys);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isUnderWay = useRef(false);
  const client = useQueryClient();
  const refresh = () => Promise.all(stale.map((path) => client.invalidateQueries({ queryKey: [path] })));

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
    await send(body, keys.keyFor(body)).then(done, failed);
    isUnderWay.current = false;
    setBusy(false);
  };
  return { run: (body: object) => void run(body), isBusy, problem };
};

const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus();
