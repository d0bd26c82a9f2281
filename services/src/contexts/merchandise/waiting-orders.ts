import { Injectable, type OnModuleInit } from '@nestjs/common';
import { VenueUses } from '../catalog/index.js';
import { OrdersRepository } from './persistence/orders.repository.js';

/** Merchandise that waits to be collected: where it waits stays open. */
@Injectable()
export class WaitingOrders implements OnModuleInit {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly uses: VenueUses,
  ) {}

  /** No experience of a venue has merchandise. */
  onModuleInit(): void {
    this.uses.add(async ({ venueId, experienceId }) =>
      experienceId === undefined ? { waitingOrders: await this.orders.waitingAt(venueId) } : {},
    );
  }
}
