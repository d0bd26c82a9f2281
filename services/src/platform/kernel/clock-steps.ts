/** Notices where the clock of the machine was set, or went on while the machine slept: timers see neither. */
export class ClockSteps {
  private ahead: number;

  constructor(
    private readonly clock: () => number = Date.now,
    private readonly stopwatch: () => number = () => performance.now(),
  ) {
    this.ahead = clock() - stopwatch();
  }

  /** @returns milliseconds by which the clock has gone further, or less far, than time since the last look */
  look(): number {
    const before = this.ahead;
    this.ahead = this.clock() - this.stopwatch();
    return Math.round(this.ahead - before);
  }
}
