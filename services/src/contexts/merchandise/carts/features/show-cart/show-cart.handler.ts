import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CartView } from '@northlight/contracts';
import { Carts } from '../../../persistence/carts.repository.js';

/** Asks for the cart of an account. */
export class ShowCart extends Query<CartView> {
  constructor(readonly userId: number) {
    super();
  }
}

@QueryHandler(ShowCart)
export class ShowCartHandler implements IQueryHandler<ShowCart> {
  constructor(private readonly carts: Carts) {}

  execute({ userId }: ShowCart): Promise<CartView> {
    return this.carts.read(userId);
  }
}
