import { randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OpenWaitingRoomDto, WaitingRoomView } from '@northlight/contracts';
import pg from 'pg';
import { noteChange } from '../../../../platform/audit/note-change.js';
import { inTransaction } from '../../../../platform/database/in-transaction.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Catalog } from '../../../catalog/index.js';
import type { WaitingRoom } from '../../domain/waiting-room.js';
import { WaitingRooms } from '../../persistence/waiting-rooms.repository.js';
import { subjectOf, viewOf } from '../../waiting-room-view.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SEED_BYTES = 32;

/** A waiting room from a moment on. */
export class OpenWaitingRoom extends Command<WaitingRoomView> {
  constructor(readonly input: OpenWaitingRoomDto) {
    super();
  }
}

@CommandHandler(OpenWaitingRoom)
export class OpenWaitingRoomHandler implements ICommandHandler<OpenWaitingRoom> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly rooms: WaitingRooms,
    private readonly catalog: Catalog,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} EXPERIENCE_NOT_FOUND, WAITING_ROOM_ENDS_EARLY, WAITING_ROOM_EXISTS */
  async execute({ input }: OpenWaitingRoom): Promise<WaitingRoomView> {
    const planned = plannedBy(input, await this.experience(input.experienceId));
    const now = this.clock.now();
    if (planned.closesAt <= Math.max(planned.opensAt, now.getTime())) throw new Refusal('WAITING_ROOM_ENDS_EARLY');
    return inTransaction(this.pool, async (db) => {
      const room = await this.rooms.insert(planned, now, db);
      const view = viewOf(room, now);
      await noteChange(db, { room: 'waiting-rooms', what: 'created', at: now, subject: subjectOf(room), new: view });
      return view;
    });
  }

  private async experience(id: number | null): Promise<WaitingRoom['experience']> {
    if (id === null) return null;
    const offer = await this.catalog.ticketOffer(id);
    if (!offer) throw new Refusal('EXPERIENCE_NOT_FOUND');
    return { id, slug: offer.slug };
  }
}

function plannedBy(input: OpenWaitingRoomDto, experience: WaitingRoom['experience']): Omit<WaitingRoom, 'id'> {
  const opensAt = Date.parse(input.opensAt);
  return {
    ...{ name: input.name, experience, opensAt },
    gathersAt: opensAt - (input.gatherMinutes ?? 30) * MINUTE_MS,
    closesAt: input.closesAt === undefined ? opensAt + DAY_MS : Date.parse(input.closesAt),
    visitMinutes: input.visitMinutes ?? 15,
    pace: [{ since: opensAt, served: 0, perMinute: input.admittedPerMinute }],
    seed: randomBytes(SEED_BYTES).toString('base64url'),
  };
}
