import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { WaitingRoomView } from '@northlight/contracts';
import { RoomChange } from '../../persistence/change-room.js';

/** Nobody waits there any more. */
export class CloseWaitingRoom extends Command<WaitingRoomView> {
  constructor(readonly id: number) {
    super();
  }
}

@CommandHandler(CloseWaitingRoom)
export class CloseWaitingRoomHandler implements ICommandHandler<CloseWaitingRoom> {
  constructor(private readonly changes: RoomChange) {}

  /** @throws {Refusal} WAITING_ROOM_NOT_FOUND, WAITING_ROOM_CLOSED */
  execute({ id }: CloseWaitingRoom): Promise<WaitingRoomView> {
    return this.changes.make(id, 'closed', (_room, { now }) => ({ closesAt: now.getTime() }));
  }
}
