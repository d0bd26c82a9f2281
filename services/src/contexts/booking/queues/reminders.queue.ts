/**
 * The queue that wakes somebody to have parties reminded of their visits. Nothing depends on its being in time: a reminder
 * is left as long as it is not there and the visit is ahead.
 */
export const remindersQueue = {
  name: 'visit-reminders',
  leave: 'leave-visit-reminders',
  every: { every: 600_000 },
} as const;
