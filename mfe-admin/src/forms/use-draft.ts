import { type Dispatch, type SetStateAction, useState } from 'react';

/**
 * What somebody types over some fields. Where the fields themselves change, as by Back, the draft goes with them; what
 * was typed into one of them stays, for an address may be rendered after the typing that came later.
 */
export function useDraft<Fields extends object>(fields: Fields): [Fields, Dispatch<SetStateAction<Fields>>] {
  const [draft, setDraft] = useState(fields);
  const [seen, setSeen] = useState(fields);
  if (JSON.stringify(seen) !== JSON.stringify(fields)) {
    setSeen(fields);
    const typed = Object.entries(draft).filter(([name, text]) => text !== seen[name as keyof Fields]);
    setDraft({ ...fields, ...Object.fromEntries(typed) });
  }
  return [draft, setDraft];
}
