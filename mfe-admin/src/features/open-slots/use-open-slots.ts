import { findSlots, openSlot, openSlots, previewSlots } from '@northlight/client';
import type { SlotsOpenedView } from '@northlight/contracts';
import { callApi, refresh, useMutation, useQueryClient } from '@northlight/site-kit';
import { idempotencyKeys } from '@northlight/site-kit/booking-ui';
import { useState } from 'react';

/** The days whose plan is opened; of every experience where none is chosen. */
export interface SlotPlanChoice {
  readonly venueId: number;
  readonly experienceId: number | undefined;
  readonly from: string;
  readonly to: string;
  /** On the venue's wall, yyyy-MM-ddTHH:mm; '' where they open at once. */
  readonly opensAt?: string;
}

/** No experience has this id. */
const none = 0;

/** One start more than the plan foresees. */
export interface OneStart {
  readonly venueId: number;
  /** Undefined until one is chosen: the server says so at its field. */
  readonly experienceId: number | undefined;
  readonly date: string;
  readonly time: string;
  readonly capacity: number;
  /** On the venue's wall, yyyy-MM-ddTHH:mm; '' where it opens at once. */
  readonly opensAt?: string;
}

/** Without the opening where none was given: what is opened is on sale at once then. */
const withOpening = <Choice extends { readonly opensAt?: string }>({ opensAt, ...choice }: Choice) => ({
  ...choice,
  ...(opensAt && { opensAt }),
});

/** Shows what opening these days would open; nothing is written. */
export const usePlan = () =>
  useMutation({
    mutationFn: ({ venueId, experienceId, from, to }: SlotPlanChoice) =>
      callApi(previewSlots, { query: { venueId, experienceId, from, to } }),
  });

/** Opens what the plan foresees. Pressed twice, nothing is opened twice: what is there stays as it is. */
export function useOpenPlan(onOpened: (answer: SlotsOpenedView, choice: SlotPlanChoice) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: SlotPlanChoice) => callApi(openSlots, { body: withOpening(choice) }),
    onSuccess: async (answer, choice) => {
      onOpened(answer, choice);
      await refresh(client, '/api/admin', findSlots);
    },
  });
}

/** Opens one start. */
export function useOpenOne(onOpened: (start: OneStart) => void) {
  const client = useQueryClient();
  const [keys] = useState(idempotencyKeys);
  return useMutation({
    mutationFn: (start: OneStart) => {
      const body = { ...withOpening(start), experienceId: start.experienceId ?? none };
      return callApi(openSlot, { idempotencyKey: keys.keyFor(body), body });
    },
    onSuccess: async (_, start) => {
      keys.forget();
      onOpened(start);
      await refresh(client, '/api/admin', findSlots);
    },
  });
}
