// Made by `npm run codegen` from packages/contracts/src/waiting/routes/rooms.ts.
import type { ChangeWaitingRoomDto, OpenWaitingRoomDto, WaitingRoomView } from '@northlight/contracts';
import type { Operation, Sent } from '../operation.js';

/** List the waiting rooms. */
export const listWaitingRooms: Operation<object, WaitingRoomView[]> = { method: 'GET', path: '/api/admin/waiting-rooms' };

/** Plan a waiting room. */
export const openWaitingRoom: Operation<{ body: Sent<OpenWaitingRoomDto, 'closesAt' | 'gatherMinutes' | 'visitMinutes'> }, WaitingRoomView> = { method: 'POST', path: '/api/admin/waiting-rooms' };

/** Change how many are let in, or until when. */
export const changeWaitingRoom: Operation<{ params: { id: string | number }; body: Sent<ChangeWaitingRoomDto, 'admittedPerMinute' | 'closesAt'> }, WaitingRoomView> = { method: 'PATCH', path: '/api/admin/waiting-rooms/:id' };

/** Close a waiting room. */
export const closeWaitingRoom: Operation<{ params: { id: string | number }; body?: object }, WaitingRoomView> = { method: 'POST', path: '/api/admin/waiting-rooms/:id/close' };
