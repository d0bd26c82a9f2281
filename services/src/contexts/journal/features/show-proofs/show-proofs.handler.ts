import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ProofsView } from '@northlight/contracts';
import { Proofs } from '../../persistence/proofs.repository.js';

/** Do the books add up? For admins. */
export class ShowProofs extends Query<ProofsView> {}

@QueryHandler(ShowProofs)
export class ShowProofsHandler implements IQueryHandler<ShowProofs> {
  constructor(private readonly proofs: Proofs) {}

  async execute(): Promise<ProofsView> {
    return { proofs: await this.proofs.last(), differences: await this.proofs.open() };
  }
}
