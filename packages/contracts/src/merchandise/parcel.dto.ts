import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { AreReturnedLines, type ReturnedLine } from './return-order.dto.js';

/** The most parcels of an order. */
const mostParcels = 50;
const whichParcel = { message: 'Please choose the package' };

/** Property rules for the number of a parcel. */
export const IsParcelNumber = (): PropertyDecorator => (target, property) => {
  IsOptional()(target, property);
  Min(1, whichParcel)(target, property);
  Max(mostParcels, whichParcel)(target, property);
  IsInt(whichParcel)(target, property);
};

/** POST /api/admin/orders/{order}/pack */
export class PackOrderDto {
  /** Some of its pieces, which are packed apart; left out: all that are in no other parcel. */
  @IsOptional()
  @AreReturnedLines()
  readonly lines?: readonly ReturnedLine[];
}

/** POST /api/admin/orders/{order}/deliver */
export class DeliverOrderDto {
  /** Which of its parcels; left out: the first that is on its way. */
  @IsParcelNumber()
  readonly parcel?: number;
}
