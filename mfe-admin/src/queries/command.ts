import type { Operation } from '@northlight/client';

/** An operation that does something to the thing that its path names; what it takes is read off the operation. */
export type Command<Param extends string, Body, Answer> = Operation<
  {
    readonly params: Readonly<Record<Param, string | number>>;
    readonly body: Body;
    readonly idempotencyKey?: string;
  },
  Answer
>;
