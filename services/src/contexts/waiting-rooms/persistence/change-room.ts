import { Injectable } from '@nestjs/common';
import type { WaitingRoomView } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../platform/audit/note-change.js';
import type { Db } from '../../../platform/database/db.js';
import { inTransaction } from '../../../platform/database/in-transaction.js';
import { Clock } from '../../../platform/kernel/clock.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { WaitingRoom } from '../domain/waiting-room.js';
import { subjectOf, viewOf } from '../waiting-room-view.js';
import { WaitingRooms } from './waiting-rooms.repository.js';

type Change = Partial<Pick<WaitingRoom, 'closesAt' | 'pace'>>;
type ChangeOf = (room: WaitingRoom, at: { readonly now: Date; readonly db: Db }) => Change | Promise<Change>;

/** One change of a room that has not closed, and its entry in the audit: both, or neither. */
@Injectable()
export class RoomChange {
  constructor(
    private readonly pool: pg.Pool,
    private readonly rooms: WaitingRooms,
    private readonly clock: Clock,
  ) {}

  /**
   * @param changeOf what changes of the room as it is at a moment, in the transaction of the change
   * @throws {Refusal} WAITING_ROOM_NOT_FOUND, WAITING_ROOM_CLOSED, and what `changeOf` throws
   */
  async make(id: number, what: string, changeOf: ChangeOf): Promise<WaitingRoomView> {
    const now = this.clock.now();
    return inTransaction(this.pool, async (db) => {
      const before = await this.rooms.locked(id, db);
      if (before.closesAt <= now.getTime()) throw new Refusal('WAITING_ROOM_CLOSED');
      const after = { ...before, ...(await changeOf(before, { now, db })) };
      await this.rooms.update(after, db);
      const view = viewOf(after, now);
      const change = { room: 'waiting-rooms', what, at: now, old: viewOf(before, now), new: view } as const;
      await noteChange(db, { ...change, subject: subjectOf(after) });
      return view;
    });
  }
}
