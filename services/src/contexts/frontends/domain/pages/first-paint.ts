import { type PictureHint, type PictureHints, posterOfFilm } from '@northlight/contracts';
import { flagshipOf, type SiteFacts } from './site-facts.js';

/** A picture that stands in the first window, with the width at which it is shown (`sizes` of the page's own). */
export interface FirstPicture {
  readonly src: string;
  readonly sizes: string;
  readonly hint?: PictureHint | undefined;
}

/**
 * What a page shows before its scripts are there, in the places where it will be. `night`: a picture from edge to edge
 * and words on it. `poster`: heading, room for facts, picture. `house`: picture, heading. `words`: heading and lead;
 * `desk`: those and a picture; `list`: those, room for a search, then the first picture. The frame's bar stands above
 * it in any case.
 */
export interface FirstPaint {
  readonly shape: 'night' | 'poster' | 'house' | 'words' | 'desk' | 'list';
  readonly lead: string;
  readonly picture?: FirstPicture | undefined;
}

/** The pages on which most visitors arrive; others show their heading. */
export const firstPaintOf = (path: string, facts: SiteFacts): FirstPaint => {
  const { experiences = [] } = facts;
  const flagship = flagshipOf(facts);
  switch (path) {
    case '/':
      return {
        shape: 'night',
        lead: 'Step inside stories told in light, sound, and motion.',
        picture: { src: '/media/art/site/hero/main.jpg', sizes: '100vw' },
      };
    case '/experiences':
      return {
        shape: 'list',
        lead: 'Rides, simulators, and worlds of light. Pick your adventure.',
        picture: shown(mostPopular(experiences), '(min-width: 720px) 780px, 92vw'),
      };
    case '/booking':
      return {
        shape: 'desk',
        lead: 'Pick a time, see the full price, and book your seats. No account needed.',
        picture: shown(flagship, '(min-width: 1200px) 560px, (min-width: 720px) 60vw, 100vw'),
      };
    default:
      return { shape: 'words', lead: '' };
  }
};

/** The picture of an experience, as its own page shows it. */
export const posterOf = (experience: Pictured): FirstPaint => ({
  shape: 'poster',
  lead: '',
  picture: shown(experience, '(min-width: 1080px) 820px, 100vw'),
});

/** The picture of a venue, as its own page shows it. */
export const houseOf = (venue: Pictured): FirstPaint => ({
  shape: 'house',
  lead: '',
  picture: shown(venue, '(min-width: 1080px) 800px, 92vw'),
});

/** Of a film its first picture. */
function shown(thing: Pictured | undefined, sizes: string): FirstPicture | undefined {
  if (!thing?.imageUrl) return undefined;
  const { imageUrl, pictures } = thing;
  return { src: posterOfFilm(imageUrl) ?? imageUrl, sizes, hint: pictures?.[imageUrl] };
}

interface Pictured {
  readonly imageUrl: string;
  readonly pictures?: PictureHints;
}

type Ordered = NonNullable<SiteFacts['experiences']>[number];

/** The first in the order that the catalogue opens with (decisions.md G39). */
const mostPopular = (experiences: readonly Ordered[]): Ordered | undefined =>
  [...experiences].sort(
    (a, b) =>
      Number(b.isPopular) - Number(a.isPopular) || a.displayOrder - b.displayOrder || a.name.localeCompare(b.name),
  )[0];
