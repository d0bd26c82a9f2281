import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { CatalogModule } from '../catalog/index.js';
import { ChangeWaitingRoomController } from './features/change-waiting-room/change-waiting-room.controller.js';
import { ChangeWaitingRoomHandler } from './features/change-waiting-room/change-waiting-room.handler.js';
import { CloseWaitingRoomController } from './features/close-waiting-room/close-waiting-room.controller.js';
import { CloseWaitingRoomHandler } from './features/close-waiting-room/close-waiting-room.handler.js';
import { ListWaitingRoomsController } from './features/list-waiting-rooms/list-waiting-rooms.controller.js';
import { ListWaitingRoomsHandler } from './features/list-waiting-rooms/list-waiting-rooms.handler.js';
import { OpenWaitingRoomController } from './features/open-waiting-room/open-waiting-room.controller.js';
import { OpenWaitingRoomHandler } from './features/open-waiting-room/open-waiting-room.handler.js';
import { RoomChange } from './persistence/change-room.js';
import { WaitingRooms1798000000061 } from './persistence/migrations/1798000000061-waiting-rooms.js';
import { WaitingRooms } from './persistence/waiting-rooms.repository.js';

export const waitingRoomsMigrations = [WaitingRooms1798000000061];

/** Waiting rooms, for the API: what operators plan and steer. The web processes let people in by themselves. */
@Module({
  imports: [CqrsModule, CatalogModule],
  controllers: [
    ChangeWaitingRoomController,
    CloseWaitingRoomController,
    ListWaitingRoomsController,
    OpenWaitingRoomController,
  ],
  providers: [
    ...[ChangeWaitingRoomHandler, CloseWaitingRoomHandler, ListWaitingRoomsHandler, OpenWaitingRoomHandler],
    ...[RoomChange, WaitingRooms],
  ],
})
export class WaitingRoomsModule {}
