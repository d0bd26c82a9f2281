import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { RoomFollower } from '../persistence/room-follower.js';
import { PlaceCounter } from './place-counter.js';
import { RedisCounter } from './redis-counter.js';

/** So soon a process knows how many places others gave. */
const REFRESH_MS = 1_000;

/** Follows the waiting rooms and their counts while the process runs. */
export class PlaceCounts implements OnModuleInit, OnApplicationShutdown {
  readonly counter: PlaceCounter;
  private readonly redis: RedisCounter | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  /** @param redisUrl undefined: this process counts alone */
  constructor(
    readonly rooms: RoomFollower,
    redisUrl: string | undefined,
  ) {
    this.redis = redisUrl === undefined ? undefined : new RedisCounter(redisUrl);
    this.counter = new PlaceCounter(this.redis);
  }

  async onModuleInit(): Promise<void> {
    await this.rooms.start();
    await this.redis?.connected();
    await this.refresh();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    this.redis?.close();
    await this.rooms.stop();
  }

  private async refresh(): Promise<void> {
    await this.counter.refresh(this.rooms.rooms.map(({ id }) => id));
    if (!this.isStopping) this.timer = setTimeout(() => void this.refresh(), REFRESH_MS).unref();
  }
}
