/** Tells what time it is. The only way in which the service may learn it. */
export abstract class Clock {
  abstract now(): Date;
}

/** The machine's clock, moved by a number of seconds (CLOCK_OFFSET) in test and demo runs. */
export class SystemClock extends Clock {
  constructor(private readonly offsetSeconds = 0) {
    super();
  }

  now(): Date {
    return new Date(Date.now() + this.offsetSeconds * 1000);
  }
}

/** A clock that stands where it is put: for replaying a day, and for tests. */
export class FixedClock extends Clock {
  constructor(private at: Date) {
    super();
  }

  now(): Date {
    return this.at;
  }

  /** Puts the hands to `at`, also backwards. */
  set(at: Date): void {
    this.at = at;
  }
}
