import { joinWaitlist } from '@northlight/client';
import type { JoinWaitlistDto, WaitlistJoinedView } from '@northlight/contracts';
import { callApi } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useRef, useState } from 'react';
import { joinFailureOf } from './join-failure.ts';
import { type JoinField, type JoinProblems, joinFields, problemsIn } from './join-rules.ts';

/** How long an answer may take; a retry after that asks for the same again, which is safe. */
const ANSWER_TIMEOUT_MS = 20_000;

type Typed = Pick<JoinWaitlistDto, JoinField>;

interface JoinForm {
  /** The slot, and what is known of the visitor. */
  readonly first: JoinWaitlistDto;
  /** The slot is not what the page shows: it has room, has started or was closed. */
  readonly onStale: () => void;
}

/** The form from the first letter to the place on the list, or to the reason why not. */
export const useJoinForm = ({ first, onStale }: JoinForm) => {
  const [values, setValues] = useState<Typed>(first);
  const [problems, setProblems] = useState<JoinProblems>({});
  const [refused, setRefused] = useState({ attempt: 0, fields: [] as readonly JoinField[] });
  const { failure, joined, isBusy, join } = useJoining(onStale);

  const check = (next: Typed, fields: readonly JoinField[]) => {
    const all = problemsIn(trimmed({ ...first, ...next }));
    setProblems((now) => ({ ...now, ...Object.fromEntries(fields.map((name) => [name, all[name]])) }));
    return all;
  };
  const change = (name: JoinField, value: string | number) => {
    const next = { ...values, [name]: value };
    setValues(next);
    if (problems[name]) check(next, [name]); // a message goes as soon as it is mended (U29)
  };
  const submit = async () => {
    const found = check(values, joinFields);
    const wrong = hasAny(found) ? found : await join(trimmed({ ...first, ...values }));
    if (!wrong) return;
    setProblems(wrong);
    setRefused(({ attempt }) => ({ attempt: attempt + 1, fields: joinFields.filter((name) => wrong[name]) }));
  };
  /** What is empty is not complained about before it is sent. */
  const leave = (name: JoinField) => {
    if (values[name] !== '') check(values, [name]);
  };
  return { values, problems, refused, failure, joined, isBusy, change, leave, submit };
};

const hasAny = (problems: JoinProblems): boolean => Object.keys(problems).length > 0;

const trimmed = (request: JoinWaitlistDto): JoinWaitlistDto => ({
  ...request,
  customerName: request.customerName.trim(),
  customerEmail: request.customerEmail.trim(),
});

/** POST /api/waitlist, one at a time: a second press does nothing, and a repeated request joins once. */
const useJoining = (onStale: () => void) => {
  const [keys] = useState(idempotencyKeys);
  const [failure, setFailure] = useState<string>();
  const [joined, setJoined] = useState<WaitlistJoinedView>();
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);

  const fail = (reason: unknown): JoinProblems | undefined => {
    const { message, problems, isStale, isAnswered } = joinFailureOf(reason);
    if (isAnswered) keys.forget();
    if (isStale) onStale();
    setFailure(message);
    return message ? undefined : problems;
  };

  /** @returns the problems of single fields, where the server found any */
  const join = async (request: JoinWaitlistDto): Promise<JoinProblems | undefined> => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(undefined);
    const input = { body: request, idempotencyKey: keys.keyFor(request) };
    const inTime = { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) };
    const refused = await callApi(joinWaitlist, input, inTime).then((view) => {
      setJoined(view);
      return undefined;
    }, fail);
    isUnderWay.current = false;
    setBusy(false);
    return refused;
  };
  return { failure, joined, isBusy, join };
};
