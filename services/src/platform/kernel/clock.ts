/** Tells what time it is. The only way in which the service may learn it. */
export abstract class Clock {
  abstract now(): Date;
}

/**
 * The machine's clock, moved by a number of seconds (CLOCK_OFFSET) in runs that try another day, and put right where somebody
 * who knows better says so.
 */
export class SystemClock extends Clock {
  private wrongBy = 0;

  constructor(
    private readonly offsetSeconds = 0,
    private readonly machine: () => number = Date.now,
  ) {
    super();
  }

  now(): Date {
    return new Date(this.machine() - this.wrongBy + this.offsetSeconds * 1000);
  }

  /** What the machine says, whether right or wrong, in ms. */
  machineTime(): number {
    return this.machine();
  }

  /** @param wrongBy milliseconds by which the machine is ahead of the true time */
  putRight(wrongBy: number): void {
    this.wrongBy = wrongBy;
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
