/** How waiting rooms say no, to visitors and to who runs them; part of the catalogue. */
export const waitingRoomErrors = {
  WAITING_ROOM_TURN_NEEDED: [
    429,
    'There’s a waiting room for {name} right now. Open its page to take your place, and book when it’s your turn.',
  ],
  WAITING_ROOM_NOT_FOUND: [404, 'There’s no waiting room with this ID.'],
  WAITING_ROOM_CLOSED: [409, 'This waiting room is closed.'],
  WAITING_ROOM_EXISTS: [409, 'There’s already a waiting room for the same pages at that time: {name}.'],
  WAITING_ROOM_ENDS_EARLY: [400, 'A waiting room can’t close before it opens.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;
