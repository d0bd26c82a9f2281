import { useState } from 'react';

/** What somebody types over a value; wherever the value itself goes, the draft goes with it. */
export function useDraft<Value>(value: Value): [Value, (draft: Value) => void] {
  const [draft, setDraft] = useState(value);
  const now = JSON.stringify(value);
  const [seen, setSeen] = useState(now);
  if (seen !== now) {
    setSeen(now);
    setDraft(value);
  }
  return [draft, setDraft];
}
