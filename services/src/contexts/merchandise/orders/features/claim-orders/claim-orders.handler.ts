import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type OrderClaimant, OrderClaims } from '../../../persistence/order-claims.js';

/** Puts what somebody ordered as a visitor with their account. */
export class ClaimOrders extends Command<void> {
  constructor(readonly claimant: OrderClaimant) {
    super();
  }
}

@CommandHandler(ClaimOrders)
export class ClaimOrdersHandler implements ICommandHandler<ClaimOrders> {
  constructor(private readonly claims: OrderClaims) {}

  execute({ claimant }: ClaimOrders): Promise<void> {
    return this.claims.claimFor(claimant);
  }
}
