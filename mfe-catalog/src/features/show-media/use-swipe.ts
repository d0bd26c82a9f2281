import { type PointerEvent, useRef } from 'react';

/** A finger that goes this far to one side, in px, turns the page. */
const threshold = 40;

/** The strip at the foot of a film where its own controls are, in px. */
const controls = 72;

/** Swiping to the left goes on, to the right goes back. Up and down stays the page's own. */
export const useSwipe = (go: (step: number) => void) => {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: ({ clientX, clientY, target }: PointerEvent) => {
      start.current = isControl(target, clientY) ? undefined : { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const [across, down] = [clientX - start.current.x, clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(across) > threshold && Math.abs(across) > Math.abs(down)) go(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
};

const isControl = (target: EventTarget, y: number) =>
  target instanceof HTMLVideoElement && y > target.getBoundingClientRect().bottom - controls;
