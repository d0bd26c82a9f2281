/** gathering: visitors take places and nobody is let in yet; open: so many a minute are. */
export type WaitingRoomStage = 'planned' | 'gathering' | 'open' | 'closed';

/** One waiting room, as staff see it. Times are ISO instants. */
export interface WaitingRoomView {
  readonly id: number;
  readonly name: string;
  /** What it is in front of; null: of the whole site. */
  readonly experienceId: number | null;
  readonly stage: WaitingRoomStage;
  readonly gathersAt: string;
  readonly opensAt: string;
  readonly closesAt: string;
  /** People a minute from now on. */
  readonly admittedPerMinute: number;
  readonly visitMinutes: number;
}
