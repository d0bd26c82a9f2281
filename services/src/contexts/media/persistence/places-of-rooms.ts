import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@northlight/contracts';
import type { Db } from '../../../platform/event-store/projection.js';
import { ExperiencePictures } from '../../catalog/index.js';
import { MembershipPictures } from '../../membership/index.js';
import { ProductPictures } from '../../merchandise/index.js';
import type { Place } from '../domain/upload.js';
import { Places, type Shown } from '../places.js';

const missing: Readonly<Record<Place['target'], ErrorCode>> = {
  experience: 'EXPERIENCE_NOT_FOUND',
  'experience-gallery': 'EXPERIENCE_NOT_FOUND',
  membership: 'MEMBERSHIP_NOT_FOUND',
  product: 'PRODUCT_NOT_FOUND',
};

/** The rooms that own what pictures are of. */
@Injectable()
export class PlacesOfRooms extends Places {
  constructor(
    private readonly experiences: ExperiencePictures,
    private readonly memberships: MembershipPictures,
    private readonly products: ProductPictures,
  ) {
    super();
  }

  async isThere(place: Place): Promise<boolean> {
    return (await this.picture(place)) !== undefined;
  }

  picture({ target, id }: Place): Promise<string | undefined> {
    if (target === 'membership') return this.memberships.of(id);
    return target === 'product' ? this.products.of(id) : this.experiences.of(id);
  }

  show({ target, id }: Place, shown: Shown, db: Db): Promise<boolean> {
    if (target === 'membership') return this.memberships.show(id, shown.url, db);
    if (target === 'product') return this.products.show(id, shown.url, db);
    return target === 'experience' ? this.experiences.show(id, shown, db) : this.experiences.hang(id, shown, db);
  }

  async inUse(): Promise<ReadonlySet<string>> {
    const rooms = [this.experiences, this.memberships, this.products];
    return new Set((await Promise.all(rooms.map((room) => room.inUse()))).flat());
  }

  missing({ target }: Place): ErrorCode {
    return missing[target];
  }
}
