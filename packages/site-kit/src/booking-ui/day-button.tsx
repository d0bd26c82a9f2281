import { useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import { byKey } from '../ui/focus/by-key.ts';

/** A day that cannot be chosen stays reachable by the arrow keys and says why: aria-disabled, never disabled (U19). */
export function DayButton({ day, modifiers, ...button }: DayButtonProps) {
  const self = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) self.current?.focus(byKey);
  }, [modifiers.focused]);

  return (
    <button
      ref={self}
      {...button}
      aria-disabled={modifiers.unavailable || undefined}
      aria-current={modifiers.today ? 'date' : undefined}
    />
  );
}
