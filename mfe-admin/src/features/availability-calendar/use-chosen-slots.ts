import type { AvailabilityCalendarView, SlotLoadView } from '@northlight/contracts';
import { useState } from 'react';
import type { CalendarSpan } from './use-calendar.ts';

interface Chosen {
  readonly of: string;
  readonly ids: ReadonlySet<string>;
}

const nobody: ReadonlySet<string> = new Set();

/** The slots that are chosen, of what is shown: other days, and another experience, begin with none. */
export function useChosenSlots(calendar: AvailabilityCalendarView | undefined, span: CalendarSpan, experienceId = 0) {
  const shown = `${span.venueId} ${span.from} ${span.days} ${experienceId}`;
  const [chosen, setChosen] = useState<Chosen>({ of: shown, ids: nobody });
  const ids = chosen.of === shown ? chosen.ids : nobody;
  const slots: readonly SlotLoadView[] = ids.size > 0 ? (calendar?.slots.filter(({ id }) => ids.has(id)) ?? []) : [];
  return {
    ids,
    slots,
    choose: (next: ReadonlySet<string>) => setChosen({ of: shown, ids: next }),
    clear: () => setChosen({ of: shown, ids: nobody }),
  };
}
