import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Claimant, Claims } from '../../claims.js';

/** Puts what somebody booked as a visitor with their account. Answers how many bookings it looked at. */
export class ClaimBookings extends Command<number> {
  constructor(readonly claimant: Claimant) {
    super();
  }
}

@CommandHandler(ClaimBookings)
export class ClaimBookingsHandler implements ICommandHandler<ClaimBookings> {
  constructor(private readonly claims: Claims) {}

  execute({ claimant }: ClaimBookings): Promise<number> {
    return this.claims.claimFor(claimant);
  }
}
