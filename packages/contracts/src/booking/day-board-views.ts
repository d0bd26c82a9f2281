/** One slot on an operator's board. */
export interface BoardSlotView {
  readonly id: string;
  readonly time: string;
  readonly capacity: number;
  readonly bookedCount: number;
  readonly isClosed: boolean;
  readonly hasStarted: boolean;
}

/** GET /api/admin/day-board: one entry for each venue that sells tickets, with today's slots there. */
export interface DayBoardView {
  readonly venueId: number;
  readonly venueName: string;
  /** The venue's today, yyyy-MM-dd. */
  readonly date: string;
  readonly experiences: readonly {
    readonly id: number;
    readonly name: string;
    readonly slots: readonly BoardSlotView[];
  }[];
}
