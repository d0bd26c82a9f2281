/**
 * The queue that wakes somebody to cancel what was not collected. Nothing depends on its being in time: an order is
 * handed over as long as nobody has cancelled it.
 */
export const overdueQueue = {
  name: 'overdue-orders',
  cancel: 'cancel-overdue-orders',
  hourly: { every: 3_600_000 },
} as const;
