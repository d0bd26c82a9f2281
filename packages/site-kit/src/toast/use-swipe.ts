import { type PointerEvent, useRef } from 'react';

const SWIPE_PX = 50;

/** Drags an element to the right with pointer or finger; beyond 50 px it is let go (§9). */
export const useSwipeRight = (onGone: () => void) => {
  const startX = useRef<number | undefined>(undefined);
  const moved = (event: PointerEvent) =>
    startX.current === undefined ? 0 : Math.max(0, event.clientX - startX.current);
  const shift = (element: Element, by: number) =>
    (element as HTMLElement).style.setProperty('transform', by > 0 ? `translateX(${by}px)` : '');

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0 && !(event.target as Element).closest('button')) startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (moved(event) > 2) event.currentTarget.setPointerCapture?.(event.pointerId);
      shift(event.currentTarget, moved(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const isGone = moved(event) >= SWIPE_PX;
      startX.current = undefined;
      if (isGone) onGone();
      else shift(event.currentTarget, 0);
    },
    onPointerCancel: (event: PointerEvent) => {
      startX.current = undefined;
      shift(event.currentTarget, 0);
    },
  };
};
