import { StoredIdDto } from '../../media/upload-views.js';
import { created, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/waiting-rooms.js';
import { ChangeWaitingRoomDto, OpenWaitingRoomDto } from '../waiting-room.dto.js';
import { type WaitingRoomView } from '../waiting-room-views.js';

export const waitingRoomsRoutes = routeGroup('Waiting rooms', {
  listWaitingRooms: route('GET /api/admin/waiting-rooms', {
    summary: 'List the waiting rooms',
    access: ['ops'],
    answer: ok<WaitingRoomView[]>('The latest hundred, those that open last first.'),
    caching: 'no-store',
    example: { answer: [examples.waitingRoom] },
  }),
  openWaitingRoom: route('POST /api/admin/waiting-rooms', {
    summary: 'Plan a waiting room',
    access: ['ops'],
    body: OpenWaitingRoomDto,
    answer: created<WaitingRoomView>(
      'Every web process follows it within seconds, also without the database later on.',
    ),
    refuses: ['EXPERIENCE_NOT_FOUND', 'WAITING_ROOM_ENDS_EARLY', 'WAITING_ROOM_EXISTS'],
    example: { body: examples.openWaitingRoom, answer: examples.waitingRoom },
  }),
  changeWaitingRoom: route('PATCH /api/admin/waiting-rooms/:id', {
    summary: 'Change how many are let in, or until when',
    access: ['ops'],
    params: StoredIdDto,
    body: ChangeWaitingRoomDto,
    answer: ok<WaitingRoomView>('The new rate counts from now on; places keep their order.'),
    refuses: ['WAITING_ROOM_NOT_FOUND', 'WAITING_ROOM_CLOSED', 'WAITING_ROOM_ENDS_EARLY', 'WAITING_ROOM_EXISTS'],
    example: { params: { id: '1' }, body: examples.changeWaitingRoom, answer: examples.changedWaitingRoom },
  }),
  closeWaitingRoom: route('POST /api/admin/waiting-rooms/:id/close', {
    summary: 'Close a waiting room',
    access: ['ops'],
    params: StoredIdDto,
    answer: ok<WaitingRoomView>('Everybody is let in from now on.'),
    refuses: ['WAITING_ROOM_NOT_FOUND', 'WAITING_ROOM_CLOSED'],
    example: {
      params: { id: '1' },
      answer: { ...examples.waitingRoom, stage: 'closed', closesAt: '2026-12-04T23:40:00.000Z' },
    },
  }),
});
