import type { ChangeWaitingRoomDto, OpenWaitingRoomDto } from '../waiting-room.dto.js';
import type { WaitingRoomView } from '../waiting-room-views.js';

export const openWaitingRoom: OpenWaitingRoomDto = {
  ...{ name: 'New Year’s Eve at Jurassic Ride', experienceId: 1, opensAt: '2026-12-04T23:00:00.000Z' },
  ...{ admittedPerMinute: 300, visitMinutes: 15, gatherMinutes: 30 },
};

export const changeWaitingRoom: ChangeWaitingRoomDto = { admittedPerMinute: 600 };

export const waitingRoom: WaitingRoomView = {
  ...{ id: 1, name: 'New Year’s Eve at Jurassic Ride', experienceId: 1, stage: 'planned' },
  gathersAt: '2026-12-04T22:30:00.000Z',
  opensAt: '2026-12-04T23:00:00.000Z',
  closesAt: '2026-12-05T23:00:00.000Z',
  ...{ admittedPerMinute: 300, visitMinutes: 15 },
};

export const changedWaitingRoom: WaitingRoomView = { ...waitingRoom, admittedPerMinute: 600 };
