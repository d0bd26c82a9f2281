import type { Subject } from '../subject.js';
import { folderOf } from '../subject.js';
import { subjects } from '../subjects.js';

/** What other sites show when somebody links to a page: one picture, or three side by side, and the mark. */
export interface Preview {
  /** Folder that gets `og.jpg`, from the folder of all pictures. */
  readonly folder: string;
  /** Finished JPEGs that it is made of: one, or three. */
  readonly from: readonly string[];
  /** What must not be cut off where a picture is too high; the head, unless said otherwise. */
  readonly hold?: 'top' | 'centre' | 'bottom';
}

/** Where what one comes for lies at the foot of the picture, or as high as it is low. */
const holds: Readonly<Record<string, Preview['hold']>> = {
  'flight-sim': 'bottom',
  'parachute-simulator': 'centre',
  'race-car-sim': 'bottom',
  'tide-pool-playroom': 'bottom',
};

const ofItself = (subject: Subject): Preview => ({
  folder: folderOf(subject),
  from: [`${folderOf(subject)}/main.jpg`],
  hold: subject.shelf === 'venues' ? 'centre' : (holds[subject.slug] ?? 'top'),
});

const experience = (slug: string): string => `experiences/${slug}/square.jpg`;
const venue = (slug: string): string => `venues/${slug}/main.jpg`;
const product = (slug: string): string => `products/${slug}/square.jpg`;

/** By the last part of a public page's address. */
const pages: Readonly<Record<string, readonly string[]>> = {
  home: ['site/og.jpg'],
  experiences: ['jurassic-ride', 'race-car-sim', 'hyper-3d-zoo'].map(experience),
  booking: ['parachute-simulator', 'flight-sim', 'zipline-simulator'].map(experience),
  venues: ['boston', 'rochester-flagship', 'new-york-city'].map(venue),
  membership: ['midnight-lounge-mystery', 'immersive-art-gallery', 'fpv-drone-sim'].map(experience),
  merch: ['flagship-tee', 'aurora-dome-print', 'miniature-dinosaur'].map(product),
  franchise: ['philadelphia', 'washington-dc', 'providence'].map(venue),
  contact: ['venues/rochester-flagship/main.jpg'],
  about: ['site/hero/main.jpg'],
  terms: ['experiences/global-cities-expo/2.jpg'],
  privacy: ['experiences/immersive-art-gallery/1.jpg'],
};

/** A preview for every experience, every venue and every public page. */
export const previews: readonly Preview[] = [
  ...subjects.filter(({ shelf }) => shelf === 'experiences' || shelf === 'venues').map(ofItself),
  ...Object.entries(pages).map(([page, from]) => ({ folder: `site/${page}`, from })),
];
