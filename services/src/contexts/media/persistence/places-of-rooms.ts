import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@northlight/contracts';
import { noteChange } from '../../../platform/audit/note-change.js';
import type { Db } from '../../../platform/database/db.js';
import { ExperiencePictures, VenuePictures } from '../../catalog/index.js';
import { MembershipPictures } from '../../membership/index.js';
import { ProductPictures } from '../../merchandise/index.js';
import { type Place, subjectAt } from '../domain/upload.js';
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
interface UploadOwner {
  of(id: number): Promise<string | undefined>;
  stands(id: number, db: Db): Promise<{ readonly name: string } | undefined>;
  show(id: number, shown: Shown, db: Db): Promise<boolean>;
}

/** The rooms that own what pictures are of. */
@Injectable()
export class PlacesOfRooms extends Places {
  private readonly walls: Readonly<Record<Place['target'], UploadOwner>>;

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

  async name({ target, id }: Place, db: Db): Promise<string | undefined> {
    return (await this.walls[target].stands(id, db))?.name;
  }

  async show(place: Place, shown: Shown, db: Db): Promise<boolean> {
    const { target, id } = place;
    const wall = this.walls[target];
    const old = await wall.stands(id, db);
    if (!old || !(await wall.show(id, shown, db))) return false;
    const subject = { ...subjectAt(place), name: old.name };
    const now = await wall.stands(id, db);
    await noteChange(db, { room: 'media', what: 'picture shown', at: shown.at, subject, old, new: now ?? null });
    return true;
  }

  async inUse(): Promise<ReadonlySet<string>> {
    const rooms = [this.experiences, this.memberships, this.products];
    return new Set((await Promise.all(rooms.map((room) => room.inUse()))).flat());
  }

  missing({ target }: Place): ErrorCode {
    return missing[target];
  }
}

type Gallery = Pick<UploadOwner, 'of' | 'stands'> & { hang(id: number, shown: Shown, db: Db): Promise<boolean> };

const galleryOf = (room: Gallery): UploadOwner => ({
  of: (id) => room.of(id),
  stands: (id, db) => room.stands(id, db),
  show: (id, shown, db) => room.hang(id, shown, db),
});

type OnePicture = Pick<UploadOwner, 'of' | 'stands'> & { show(id: number, url: string, db: Db): Promise<boolean> };

const withoutWords = (room: OnePicture): UploadOwner => ({
  of: (id) => room.of(id),
  stands: (id, db) => room.stands(id, db),
  show: (id, { url }, db) => room.show(id, url, db),
});
