import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChangeWaitingRoomDto, WaitingRoomView } from '@northlight/contracts';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { CHANGE_AFTER_MS, paceWith } from '../../domain/waiting-room.js';
import { RoomChange } from '../../persistence/change-room.js';
import { WaitingRooms } from '../../persistence/waiting-rooms.repository.js';

/** Another rate within five seconds, or another end. */
export class ChangeWaitingRoom extends Command<WaitingRoomView> {
  constructor(
    readonly id: number,
    readonly input: ChangeWaitingRoomDto,
  ) {
    super();
  }
}

@CommandHandler(ChangeWaitingRoom)
export class ChangeWaitingRoomHandler implements ICommandHandler<ChangeWaitingRoom> {
  constructor(
    private readonly changes: RoomChange,
    private readonly rooms: WaitingRooms,
  ) {}

  /** @throws {Refusal} WAITING_ROOM_NOT_FOUND, WAITING_ROOM_CLOSED, WAITING_ROOM_ENDS_EARLY, WAITING_ROOM_EXISTS */
  execute({ id, input }: ChangeWaitingRoom): Promise<WaitingRoomView> {
    return this.changes.make(id, 'changed', async (room, { now, db }) => {
      const closesAt = input.closesAt === undefined ? room.closesAt : Date.parse(input.closesAt);
      if (closesAt <= Math.max(room.opensAt, now.getTime())) throw new Refusal('WAITING_ROOM_ENDS_EARLY');
      // one that stood beside another before is steered all the same
      if (closesAt > room.closesAt) await this.rooms.mustStandAlone({ ...room, closesAt }, now, db);
      const { admittedPerMinute: perMinute } = input;
      return {
        closesAt,
        ...(perMinute !== undefined && { pace: paceWith(room, { perMinute, since: now.getTime() + CHANGE_AFTER_MS }) }),
      };
    });
  }
}
