export { waitingRoomsPersonalData } from './persistence/personal-data.js';
export { WaitingRoomsModule, waitingRoomsMigrations } from './waiting-rooms.module.js';
export { WaitingRoomsWebModule, waitingRoomGate } from './waiting-rooms-web.module.js';
