import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { WaitingRoomView } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { WaitingRooms } from '../../persistence/waiting-rooms.repository.js';
import { viewOf } from '../../waiting-room-view.js';

/** Asks for the latest waiting rooms. */
export class ListWaitingRooms extends Query<WaitingRoomView[]> {}

@QueryHandler(ListWaitingRooms)
export class ListWaitingRoomsHandler implements IQueryHandler<ListWaitingRooms> {
  constructor(
    private readonly rooms: WaitingRooms,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<WaitingRoomView[]> {
    const now = this.clock.now();
    return (await this.rooms.latest()).map((room) => viewOf(room, now));
  }
}
