import { useEffect, useState } from 'react';

const pauseMs = 200;

/** What is typed, once the typing pauses; nothing at once, so that what was found for it goes with it. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text.trim() === '' ? '' : settled;
}
