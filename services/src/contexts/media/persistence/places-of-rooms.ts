import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@northlight/contracts';
import type { Db } from '../../../platform/event-store/projection.js';
import { ExperiencePictures, VenuePictures } from '../../catalog/index.js';
import { MembershipPictures } from '../../membership/index.js';
import { ProductPictures } from '../../merchandise/index.js';
import type { Place } from '../domain/upload.js';
import { Places, type Shown } from '../places.js';

const missing: Readonly<Record<Place['target'], ErrorCode>> = {
  experience: 'EXPERIENCE_NOT_FOUND',
  'experience-gallery': 'EXPERIENCE_NOT_FOUND',
  membership: 'MEMBERSHIP_NOT_FOUND',
  product: 'PRODUCT_NOT_FOUND',
  venue: 'VENUE_NOT_FOUND',
  'venue-gallery': 'VENUE_NOT_FOUND',
};

/** What a room does with the picture of one target. */
interface Wall {
  of(id: number): Promise<string | undefined>;
  show(id: number, shown: Shown, db: Db): Promise<boolean>;
}

/** The rooms that own what pictures are of. */
@Injectable()
export class PlacesOfRooms extends Places {
  private readonly walls: Readonly<Record<Place['target'], Wall>>;

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly experiences: ExperiencePictures,
    private readonly memberships: MembershipPictures,
    private readonly products: ProductPictures,
    venues: VenuePictures,
  ) {
    super();
    this.walls = {
      experience: experiences,
      'experience-gallery': galleryOf(experiences),
      membership: withoutWords(memberships),
      product: withoutWords(products),
      venue: venues,
      'venue-gallery': galleryOf(venues),
    };
  }

  async isThere(place: Place): Promise<boolean> {
    return (await this.picture(place)) !== undefined;
  }

  picture({ target, id }: Place): Promise<string | undefined> {
    return this.walls[target].of(id);
  }

  show({ target, id }: Place, shown: Shown, db: Db): Promise<boolean> {
    return this.walls[target].show(id, shown, db);
  }

  async inUse(): Promise<ReadonlySet<string>> {
    const rooms = [this.experiences, this.memberships, this.products];
    return new Set((await Promise.all(rooms.map((room) => room.inUse()))).flat());
  }

  missing({ target }: Place): ErrorCode {
    return missing[target];
  }
}

type Gallery = Pick<Wall, 'of'> & { hang(id: number, shown: Shown, db: Db): Promise<boolean> };

const galleryOf = (room: Gallery): Wall => ({
  of: (id) => room.of(id),
  show: (id, shown, db) => room.hang(id, shown, db),
});

type OnePicture = Pick<Wall, 'of'> & { show(id: number, url: string, db: Db): Promise<boolean> };

const withoutWords = (room: OnePicture): Wall => ({
  of: (id) => room.of(id),
  show: (id, { url }, db) => room.show(id, url, db),
});
