/** Some of a party, or all that were still outside, are in. */
export interface CheckedIn {
  readonly type: 'CheckedIn';
  /** How many of the party are in then, where not all are. */
  readonly inside?: number;
}

export interface CheckInUndone {
  readonly type: 'CheckInUndone';
  /** How many of the party are still in, where those who came first are. */
  readonly left?: number;
}

export interface BookingCompleted {
  readonly type: 'BookingCompleted';
}

export interface NoShowRecorded {
  readonly type: 'NoShowRecorded';
}
