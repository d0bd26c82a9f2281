import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { NotifiedCache } from '../../../platform/database/notified-cache.js';
import type { Programme, TicketOffer, VenueFacts, VisitPlace } from '../domain/catalog.js';
import { Programmes } from './programmes.repository.js';

/** What is said on this channel by the tables themselves: which one has changed (docs/adr/0047). */
const channel = 'table_changes';
const isOfCatalog = (table: string): boolean => table.startsWith('catalog.');

/**
 * What venues sell, from memory: every booking asks for it, and a read of its own for each wave of buyers made the waves
 * smaller and each of them dearer (docs/adr/0034). Whatever changes the tables drops what is known, in every process.
 */
@Injectable()
export class KnownProgrammes implements OnModuleInit, OnApplicationShutdown {
  private readonly cache: NotifiedCache<string, Programme | VisitPlace | VenueFacts | TicketOffer>;

  constructor(
    private readonly programmes: Programmes,
    settings: Settings,
  ) {
    this.cache = new NotifiedCache(settings, channel, isOfCatalog);
  }

  /** Undefined when there is no such venue. */
  of(venueId: number): Promise<Programme | undefined> {
    return this.cache.get(`venue ${venueId}`, () => this.programmes.of(venueId)) as Promise<Programme | undefined>;
  }

  /** Where a visit is and what it is, for the mails about it; undefined when there is no such venue or experience. */
  placeOf(venueId: number, experienceId: number, read: () => Promise<VisitPlace | undefined>) {
    return this.cache.get(`visit ${venueId} ${experienceId}`, read) as Promise<VisitPlace | undefined>;
  }

  /** Undefined when there never was such a venue. */
  factsOf(venueId: number, read: () => Promise<VenueFacts | undefined>) {
    return this.cache.get(`facts ${venueId}`, read) as Promise<VenueFacts | undefined>;
  }

  /** Undefined when there is no such experience. */
  offerOf(experienceId: number, read: () => Promise<TicketOffer | undefined>) {
    return this.cache.get(`offer ${experienceId}`, read) as Promise<TicketOffer | undefined>;
  }

  /** Whoever asks from now on gets what is written now. */
  forget(): void {
    this.cache.forget();
  }

  onModuleInit(): Promise<void> {
    return this.cache.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.cache.stop();
  }
}
