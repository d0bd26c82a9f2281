import { type KeyboardEvent, useState } from 'react';

/** Which of so many is shown; going on from the last leads to the first, and back again (§2, U47). */
export const useSlides = (amount: number, start = 0) => {
  const [shown, show] = useState(start);
  const at = shown < amount ? shown : 0;
  const go = (step: number) => show((at + step + amount) % amount);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => go(1),
    ArrowLeft: () => go(-1),
    Home: () => show(0),
    End: () => show(amount - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = keys[event.key];
    if (!move || amount < 2 || event.target instanceof HTMLVideoElement) return; // a film has arrows of its own
    event.preventDefault();
    move();
  };
  return { shown: at, show, go, onKeyDown };
};
