import { listMemberships } from '@northlight/client';
import type { DayView, SlotView } from '@northlight/contracts';
import { apiQuery, serverNow, useQuery, useSession } from '@northlight/site-kit';
import { useEffect, useMemo, useState } from 'react';
import { openingsOf, opensFor, slotsFor } from './opening.ts';

type Opening = { readonly opensAt?: string };

/** Hours before its opening at which whoever is signed in may book: those of their plan; the staff need none. */
const usePriorityHours = (isNeeded: boolean): number => {
  const { user } = useSession();
  const isStaff = user?.isAdmin || user?.roles.includes('desk');
  const plan = user?.subscriptionStatus === 'active' ? user.membershipTier : undefined;
  const { data } = useQuery({ ...apiQuery(listMemberships, {}), enabled: isNeeded && plan !== undefined && !isStaff });
  if (isStaff) return Number.POSITIVE_INFINITY;
  return data?.find(({ slug }) => slug === plan)?.priorityBookingHours ?? 0;
};

const NOW: readonly Opening[] = [];
/** Longer pauses overflow the clock of browsers. */
const LONGEST_MS = 86_400_000;

/** Who looks, drawn again when the next of these opens to them. */
const useViewer = (openings: readonly Opening[] = NOW, timeZone: string) => {
  const priorityHours = usePriorityHours(openings.some(({ opensAt }) => opensAt !== undefined));
  const [now, setNow] = useState(serverNow);
  const ahead = openings.flatMap((one) => opensFor(one, priorityHours) ?? []).filter((at) => at > now);
  const next = Math.min(...ahead);
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(() => setNow(serverNow()), Math.min(LONGEST_MS, Math.max(0, next - serverNow()) + 50));
    return () => clearTimeout(timer);
  }, [next]);
  return useMemo(() => ({ priorityHours, timeZone, now }), [priorityHours, timeZone, now]);
};

/** The slots of a day as whoever is signed in may book them; it changes by itself when they open. */
export const useSlotsFor = <Slots extends readonly SlotView[]>(slots: Slots | undefined, timeZone: string) => {
  const viewer = useViewer(slots, timeZone);
  return useMemo(() => slots && slotsFor(slots, viewer), [slots, viewer]);
};

/** The days of a calendar, likewise. */
export const useOpenings = (days: readonly DayView[] | undefined, timeZone: string) => {
  const viewer = useViewer(days, timeZone);
  return useMemo(() => (days ? openingsOf(days, viewer) : undefined), [days, viewer]);
};
