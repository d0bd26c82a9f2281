import { Inject, Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Db } from '../../../platform/database/db.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import type { PaceStep, WaitingRoom } from '../domain/waiting-room.js';

/** Rooms are planned and changed one after the other: each looks at the others first. */
const LOCK = 'lock table waiting_rooms.rooms in share row exclusive mode';
/** The most that are listed, and followed. */
const MOST_ROOMS = 100;

const columns = `id, name, experience_id, experience_slug, gathers_at, opens_at, closes_at, visit_minutes, pace, seed`;

interface RoomRow {
  readonly id: number;
  readonly name: string;
  readonly experience_id: number | null;
  readonly experience_slug: string | null;
  readonly gathers_at: Date;
  readonly opens_at: Date;
  readonly closes_at: Date;
  readonly visit_minutes: number;
  readonly pace: PaceStep[];
  readonly seed: string;
}

/** Waiting rooms in PostgreSQL. */
@Injectable()
export class WaitingRooms {
  constructor(@Inject(pg.Pool) private readonly db: Pick<pg.Pool, 'query'>) {}

  /** The latest, those that open last first. */
  async latest(): Promise<WaitingRoom[]> {
    const { rows } = await this.db.query<RoomRow>(
      `select ${columns} from waiting_rooms.rooms order by opens_at desc, id desc limit ${MOST_ROOMS}`,
    );
    return rows.map(roomOf);
  }

  /** Those that have not closed, the first to open first. */
  async following(now: Date): Promise<WaitingRoom[]> {
    const { rows } = await this.db.query<RoomRow>(
      `select ${columns} from waiting_rooms.rooms where closes_at > $1 order by opens_at, id limit ${MOST_ROOMS}`,
      [now],
    );
    return rows.map(roomOf);
  }

  /** A room for its change; others, and new ones, wait for that. @throws {Refusal} WAITING_ROOM_NOT_FOUND */
  async locked(id: number, db: Db): Promise<WaitingRoom> {
    await db.query(LOCK);
    const { rows } = await db.query<RoomRow>(`select ${columns} from waiting_rooms.rooms where id = $1 for update`, [
      id,
    ]);
    if (!rows[0]) throw new Refusal('WAITING_ROOM_NOT_FOUND');
    return roomOf(rows[0]);
  }

  /** No two rooms stand in front of the same pages at one time. @throws {Refusal} WAITING_ROOM_EXISTS */
  async mustStandAlone(room: Omit<WaitingRoom, 'id'> & { id?: number }, now: Date, db: Db): Promise<void> {
    const { rows } = await db.query<{ name: string }>(
      `select name from waiting_rooms.rooms where closes_at > to_timestamp($1 / 1000.0)
         and gathers_at < to_timestamp($2 / 1000.0) and experience_id is not distinct from $3
         and id is distinct from $4 limit 1`,
      [Math.max(room.gathersAt, now.getTime()), room.closesAt, room.experience?.id ?? null, room.id ?? null],
    );
    if (rows[0]) throw new Refusal('WAITING_ROOM_EXISTS', { name: rows[0].name });
  }

  /** Adds a room, which gets its id. @throws {Refusal} WAITING_ROOM_EXISTS where one is in front of the same pages then */
  async insert(room: Omit<WaitingRoom, 'id'>, now: Date, db: Db): Promise<WaitingRoom> {
    await db.query(LOCK);
    await this.mustStandAlone(room, now, db);
    const { rows } = await db.query<RoomRow>(
      `insert into waiting_rooms.rooms (name, experience_id, experience_slug, gathers_at, opens_at, closes_at, visit_minutes,
         pace, seed) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${columns}`,
      [
        ...[room.name, room.experience?.id ?? null, room.experience?.slug ?? null],
        ...[room.gathersAt, room.opensAt, room.closesAt].map((ms) => new Date(ms)),
        ...[room.visitMinutes, JSON.stringify(room.pace), room.seed],
      ],
    );
    return rows.map(roomOf)[0] as WaitingRoom;
  }

  /** Changes a room that is locked. */
  async update({ id, closesAt, pace }: WaitingRoom, db: Db): Promise<void> {
    const values = [id, new Date(closesAt), JSON.stringify(pace)];
    await db.query('update waiting_rooms.rooms set closes_at = $2, pace = $3 where id = $1', values);
  }
}

const roomOf = (row: RoomRow): WaitingRoom => ({
  id: row.id,
  name: row.name,
  experience:
    row.experience_id === null || row.experience_slug === null
      ? null
      : { id: row.experience_id, slug: row.experience_slug },
  gathersAt: row.gathers_at.getTime(),
  opensAt: row.opens_at.getTime(),
  closesAt: row.closes_at.getTime(),
  visitMinutes: row.visit_minutes,
  pace: row.pace,
  seed: row.seed,
});
