import type { PictureHint } from '../../site/pictures.js';
import { experienceId } from '../../wire/example-values.js';
import type { ArrangeGalleryDto } from '../arrange-gallery.dto.js';
import type { ExperienceView, VenueExperienceView } from '../catalog-views.js';
import type { ChangeExperienceDto, WriteExperienceDto } from '../write-experience.dto.js';

const art = '/media/art/experiences/jurassic-ride';
const imageUrl = `${art}/main.jpg`;

/** The tiny picture that stands in until the drawn one comes. */
export const hint: PictureHint = { blur: 'data:image/webp;base64,UklGRg==', width: 1600, jpegs: [480, 960] };

export const experience: ExperienceView = {
  id: experienceId,
  name: 'Jurassic Ride',
  slug: 'jurassic-ride',
  description:
    'Climb into a flat-bottomed boat with nineteen other explorers. The lantern is lit, the gate lifts, and the valley closes behind you.',
  shortDescription:
    'A slow boat, a misty valley at dusk, and something very tall breathing on the other side of the ferns.',
  duration: 30,
  price: 34,
  minAge: 6,
  maxAge: 100,
  requirements: 'Riders must be at least 42 inches tall and wear closed-toe shoes.',
  specialEquipment: 'Height 42 in or more, closed shoes',
  imageUrl,
  isPopular: true,
  isNew: false,
  licenseInfo: 'Models, music and imagery made in-house or commissioned for Northlight Immersive.',
  licenseOwner: 'Northlight Immersive Originals',
  category: 'adventure',
  tags: ['ride', 'dinosaurs', 'motion'],
  galleryImages: [`${art}/1.jpg`, `${art}/2.jpg`, `${art}/3.jpg`],
  displayOrder: 10,
  createdAt: '2025-05-02T14:00:00.000Z',
};

export const experiences: ExperienceView[] = [{ ...experience, pictures: { [imageUrl]: hint } }];

export const venueExperiences: VenueExperienceView[] = [
  { ...experience, isExclusive: false, pictures: { [imageUrl]: hint } },
];

export const shownExperience: ExperienceView = {
  ...experience,
  pictures: {
    [imageUrl]: { ...hint, alt: 'A boat on a river between ferns at dusk' },
    [`${art}/1.jpg`]: hint,
    [`${art}/2.jpg`]: hint,
    [`${art}/3.jpg`]: hint,
  },
};

export const arrangeGallery: ArrangeGalleryDto = {
  pictures: [{ url: `${art}/2.jpg`, alt: 'A herd drinks at the river' }, { url: `${art}/1.jpg` }],
  removed: [`${art}/3.jpg`],
  seen: [{ url: `${art}/1.jpg` }, { url: `${art}/2.jpg` }, { url: `${art}/3.jpg` }],
};

export const galleryArranged: ExperienceView = {
  ...experience,
  galleryImages: [`${art}/2.jpg`, `${art}/1.jpg`],
  pictureTexts: { [`${art}/2.jpg`]: 'A herd drinks at the river' },
};

export const createExperience: WriteExperienceDto = {
  name: 'Lantern Canal',
  shortDescription: 'A barge, forty lanterns, and a city that wakes up as you pass.',
  description: 'Board a barge at dusk and light your own lantern. Each lamp that you pass wakes a window on the bank.',
  price: 29,
  duration: 40,
  minAge: 0,
  maxAge: 100,
  category: 'new',
  tags: ['ride', 'family'],
  displayOrder: 130,
  isNew: true,
};

/** The slug is made of the name and of the moment. */
export const experienceCreated: ExperienceView = {
  id: 13,
  ...createExperience,
  slug: 'lantern-canal-1809442800000',
  requirements: null,
  specialEquipment: null,
  imageUrl: '',
  isPopular: false,
  isNew: true,
  licenseInfo: null,
  licenseOwner: null,
  galleryImages: [],
  createdAt: '2027-05-04T15:00:00.000Z',
};

const { name, shortDescription, description, duration, category, requirements, specialEquipment } = experience;

export const changeExperience: ChangeExperienceDto = {
  ...{ name, shortDescription, description, duration, category, requirements, specialEquipment },
  price: 36,
  minAge: 6,
  maxAge: 100,
  tags: ['ride', 'dinosaurs', 'motion'],
  displayOrder: 10,
  isPopular: true,
  isNew: false,
  version: 0,
};

export const experienceChanged: ExperienceView = { ...experience, price: 36, version: 1 };
