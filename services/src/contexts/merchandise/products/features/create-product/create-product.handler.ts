import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CreateProductDto, ManagedProductView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { EditedProducts } from '../../../persistence/edited-products.js';
import { Products } from '../../../persistence/products.repository.js';

/** A new thing for sale. It has no picture of its own yet. */
export class CreateProduct extends Command<ManagedProductView> {
  constructor(readonly input: CreateProductDto) {
    super();
  }
}

@CommandHandler(CreateProduct)
export class CreateProductHandler implements ICommandHandler<CreateProduct> {
  constructor(
    private readonly edited: EditedProducts,
    private readonly products: Products,
    private readonly clock: Clock,
  ) {}

  async execute({ input }: CreateProduct): Promise<ManagedProductView> {
    return this.products.stored(await this.edited.add(input, this.clock.now()));
  }
}
