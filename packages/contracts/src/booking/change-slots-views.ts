import type { ErrorCode } from '../errors/error-catalogue.js';

/** What became of one slot: changed, as it was asked to be already, or refused, and why. */
export interface SlotOutcomeView {
  readonly slotId: string;
  readonly outcome: 'done' | 'unchanged' | 'refused';
  readonly code?: ErrorCode;
  readonly message?: string;
}

/** The answer to a change of many slots; `slots` in the order in which they were named, or of date and time. */
export interface SlotsChangedView {
  readonly done: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly slots: readonly SlotOutcomeView[];
}

/** GET /api/admin/availability/plan: what opening would open; nothing is written. */
export interface SlotPlanView {
  /** Slots that would be opened. */
  readonly toOpen: number;
  /** Slots of the plan that are there already and stay as they are. */
  readonly alreadyOpen: number;
  /** What would be opened, by day and experience. */
  readonly rows: readonly {
    readonly date: string;
    readonly experienceId: number;
    readonly capacity: number;
    readonly times: readonly string[];
  }[];
}

/** The answer to POST /api/admin/availability/open. */
export interface SlotsOpenedView {
  readonly opened: number;
}

/** The answer to POST /api/admin/availability/slots. */
export interface SlotOpenedView {
  readonly slotId: string;
}
