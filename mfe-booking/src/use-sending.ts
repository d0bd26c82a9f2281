import type { Operation } from '@northlight/client';
import { refresh, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useRef, useState } from 'react';
import { isAnswered, wordsOf } from './failures.ts';

interface Sending<Body extends object, Answer> {
  readonly send: (body: Body, idempotencyKey: string) => Promise<Answer>;
  /** What the page shows and the command may change, by the operations that it was read with. */
  readonly stale: readonly Pick<Operation, 'path'>[];
  readonly onDone: (answer: Answer) => void;
}

/**
 * One command: a request at a time, and after a lost answer the same one again. Whatever comes of it, the page shows
 * things as they are then.
 */
export const useSending = <Body extends object, Answer>({ send, stale, onDone }: Sending<Body, Answer>) => {
  const [keys] = useState(idempotencyKeys);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isUnderWay = useRef(false);
  const client = useQueryClient();

  const failed = async (reason: unknown) => {
    if (isAnswered(reason)) keys.forget();
    setProblem(wordsOf(reason));
    await refresh(client, ...stale);
  };
  const done = async (answer: Answer) => {
    keys.forget();
    setProblem(undefined);
    onDone(answer);
    await refresh(client, ...stale);
    setTimeout(focusHeading); // what was pressed may be gone with the change, once that is drawn
  };
  const run = async (body: Body) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    await send(body, keys.keyFor(body)).then(done, failed);
    isUnderWay.current = false;
    setBusy(false);
  };
  return { run: (body: Body) => void run(body), isBusy, problem };
};

const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus();
