import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { LogListener } from '../../../platform/event-store/log-listener.js';
import type { Programme } from '../domain/catalog.js';
import { Programmes } from './programmes.repository.js';

/** What is said on this channel by the tables themselves: which one has changed (docs/adr/0047). */
const channel = 'table_changes';
/** A notice may be lost with its connection; nothing is remembered for longer than this, in milliseconds. */
const forgetAfterMs = 2_000;

/**
 * What venues sell, from memory: every booking asks for it, and a read of its own for each wave of buyers made the waves
 * smaller and each of them dearer (docs/adr/0034). Whatever changes the tables drops what is known, in every process.
 */
@Injectable()
export class KnownProgrammes implements OnModuleInit, OnApplicationShutdown {
  private readonly known = new Map<number, Promise<Programme | undefined>>();
  private readonly listener: LogListener;
  private lookAgain: NodeJS.Timeout | undefined;

  constructor(
    private readonly programmes: Programmes,
    settings: Settings,
  ) {
    this.listener = new LogListener(settings, (payload) => this.hear(payload), channel);
  }

  /** Undefined when there is no such venue. */
  of(venueId: number): Promise<Programme | undefined> {
    const known = this.known.get(venueId);
    if (known) return known;
    const read = this.programmes.of(venueId);
    if (this.lookAgain) this.remember(venueId, read);
    return read;
  }

  /** Whoever asks from now on gets what is written now. */
  forget(): void {
    this.known.clear();
  }

  async onModuleInit(): Promise<void> {
    await this.listener.listen();
    this.lookAgain = setInterval(() => {
      void this.listener.listen(); // again, where it broke
      this.forget();
    }, forgetAfterMs).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.lookAgain);
    this.lookAgain = undefined;
    this.forget();
    await this.listener.close();
  }

  private hear(payload: string): void {
    if (payload.startsWith('catalog.')) this.forget();
  }

  /** What could not be read is not remembered, nor is a venue that is not there. */
  private remember(venueId: number, read: Promise<Programme | undefined>): void {
    this.known.set(venueId, read);
    const drop = () => {
      if (this.known.get(venueId) === read) this.known.delete(venueId);
    };
    read.then((found) => found ?? drop(), drop);
  }
}
