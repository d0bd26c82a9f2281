import { HttpError, serverNow } from '@northlight/site-kit';
import { useState } from 'react';

interface WrittenOver<Thing> {
  /** As it was when somebody began. */
  readonly thing: Thing;
  /** As it is now; asked for where others were faster. */
  readonly read: () => Promise<Thing>;
  /** Takes over what others have changed and nobody has typed over here. */
  readonly follow?: (now: Thing, before: Thing) => void;
}

/** What somebody writes over. Where others were faster nothing is saved: what is typed stays, and goes over theirs once it is sent again. */
export function useWrittenOver<Thing>({ thing, read, follow }: WrittenOver<Thing>) {
  const [seen, setSeen] = useState(() => ({ thing, at: serverNow() }));
  const [lateSince, setLateSince] = useState<number>();
  const see = (now: Thing) => setSeen({ thing: now, at: serverNow() });
  const over = async (send: (before: Thing) => Promise<Thing>): Promise<Thing> => {
    setLateSince(undefined);
    try {
      const saved = await send(seen.thing);
      see(saved);
      return saved;
    } catch (error) {
      if (isConflict(error)) {
        const now = await read();
        follow?.(now, seen.thing);
        setLateSince(seen.at);
        see(now);
      }
      throw error;
    }
  };
  return {
    over,
    /** What is written over. */
    seen: seen.thing,
    /** Somebody begins now, with this before them. */
    begin: see,
    /** Since when others have changed it (ms); undefined while nobody has. */
    lateSince,
  };
}

export const isConflict = (error: unknown): boolean => error instanceof HttpError && error.code === 'CONFLICT';

type Texts = Readonly<Record<string, unknown>>;
interface TypedForm {
  readonly getValues: (name: never) => unknown;
  readonly setValue: (name: never, value: never) => void;
}

/** What others have changed comes into a form wherever nothing was typed. */
export function followIn(form: TypedForm, now: Texts, before: Texts): void {
  for (const [name, value] of Object.entries(now))
    if (value !== before[name] && form.getValues(name as never) === before[name])
      form.setValue(name as never, value as never);
}
