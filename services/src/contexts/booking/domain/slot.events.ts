/** Why seats came back. */
export type ReleaseReason = 'cancelled' | 'expired' | 'moved';

export interface SlotOpened {
  readonly type: 'SlotOpened';
  readonly experienceId: number;
  /** The venue's own calendar date and clock time. */
  readonly date: string;
  readonly time: string;
  readonly capacity: number;
}

export interface SlotClosed {
  readonly type: 'SlotClosed';
  readonly why: string;
}

export interface SeatsHeld {
  readonly type: 'SeatsHeld';
  readonly bookingId: string;
  readonly seats: number;
}

export interface SeatsReleased {
  readonly type: 'SeatsReleased';
  readonly bookingId: string;
  readonly seats: number;
  readonly why: ReleaseReason;
}

/** What can have happened to a slot. Stream `slot/<venue>-<experience>-<yyyy-MM-dd>-<HHmm>`. */
export type SlotEvent = SlotOpened | SlotClosed | SeatsHeld | SeatsReleased;
