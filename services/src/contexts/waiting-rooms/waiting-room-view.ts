import type { WaitingRoomView } from '@northlight/contracts';
import { rateOf, stageOf, type WaitingRoom } from './domain/waiting-room.js';

/** A room as staff see it at a moment. */
export const viewOf = (room: WaitingRoom, now: Date): WaitingRoomView => ({
  id: room.id,
  name: room.name,
  experienceId: room.experience?.id ?? null,
  stage: stageOf(room, now.getTime()),
  gathersAt: isoOf(room.gathersAt),
  opensAt: isoOf(room.opensAt),
  closesAt: isoOf(room.closesAt),
  admittedPerMinute: rateOf(room),
  visitMinutes: room.visitMinutes,
});

/** What the audit calls a room. */
export const subjectOf = ({ id, name }: Pick<WaitingRoom, 'id' | 'name'>) => ({ kind: 'waiting-room', id, name });

const isoOf = (ms: number): string => new Date(ms).toISOString();
