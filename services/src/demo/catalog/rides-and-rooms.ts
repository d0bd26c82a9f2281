import type { ExperienceCategory } from '@northlight/contracts';

/** What the demo says about one experience; the rest follows from its id and slug. */
export interface DemoExperience {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly category: ExperienceCategory;
  /** Whole dollars, so that no demo total hangs on a rounding choice (decisions.md 4). */
  readonly dollars: number;
  readonly duration: number;
  readonly minAge: number;
  readonly maxAge?: number;
  readonly isPopular?: true;
  readonly isNew?: true;
  readonly requirements?: string;
  readonly specialEquipment?: string;
  readonly tags: readonly string[];
  readonly short: string;
  readonly full: string;
  /** The day on which it joined the programme: orders "newest". */
  readonly since: string;
  readonly firstStart?: string;
  readonly seats?: number;
  readonly isExclusive?: true;
  readonly hasFilm?: true;
}

/** The first half of decisions.md 5: what grown-ups and children ride and walk through. */
export const ridesAndRooms: readonly DemoExperience[] = [
  {
    id: 1,
    slug: 'jurassic-ride',
    name: 'Jurassic Ride',
    category: 'adventure',
    dollars: 34,
    duration: 30,
    minAge: 6,
    isPopular: true,
    requirements: 'Riders must be at least 42 inches tall and wear closed-toe shoes.',
    specialEquipment: 'Height 42 in or more, closed shoes',
    tags: ['ride', 'dinosaurs', 'motion'],
    since: '2025-05-02',
    short: 'A slow boat, a misty valley at dusk, and something very tall breathing on the other side of the ferns.',
    full:
      'Climb into a flat-bottomed boat with nineteen other explorers. The lantern is lit, the gate lifts, and the ' +
      'valley closes behind you: warm mist, cycads, and a river older than the birds. For half an hour, the light fades ' +
      'from gold to blue while the herd comes down to drink, so close that you feel every step through the planks. Near ' +
      'the end, your pilot lets the boat drift and puts out the lantern. Give your eyes a moment. It’s worth it.',
  },
  {
    id: 2,
    slug: 'hyper-3d-zoo',
    name: 'Hyper 3D Zoo',
    category: 'kids',
    dollars: 26,
    duration: 45,
    minAge: 0,
    isPopular: true,
    specialEquipment: '3D glasses provided',
    tags: ['animals', '3d', 'family'],
    since: '2025-05-09',
    short: 'No cages and no glass: life-size animals made of light walk right up to you, and some of them are curious.',
    full:
      'Put on your glasses, and the hall fills up. A giraffe lowers its head to look you in the eye, a school of rays ' +
      'glides past at shoulder height, and a snow leopard looks back once and is gone. Every animal is life-size and ' +
      'moves the way the zookeepers who advised us say it does. Strollers are welcome, the lights stay soft, and a ' +
      'guide with a lantern answers every question that starts with why.',
  },
  {
    id: 3,
    slug: 'global-cities-expo',
    name: 'Global Cities Expo',
    category: 'educational',
    dollars: 24,
    duration: 60,
    minAge: 0,
    tags: ['cities', 'walk', 'architecture'],
    since: '2025-06-06',
    seats: 24,
    short: 'Walk through six cities in an hour, from an early morning market to the last train, all under one roof.',
    full:
      'Each room is a full-size street corner, lit for the hour when that city is most itself: a fish auction at five, ' +
      'kids off to school at eight, shade at noon, tea at four, neon at nine, and the last train after midnight. Pull ' +
      'open drawers, read the train schedules, and take a seat in the barber chair. Local recordings let you hear what ' +
      'you’d overhear there. Nobody rushes you, and the doors between cities open both ways.',
  },
  {
    id: 4,
    slug: 'immersive-art-gallery',
    name: 'Immersive Art Gallery',
    category: 'entertainment',
    dollars: 22,
    duration: 60,
    minAge: 0,
    isPopular: true,
    tags: ['art', 'light', 'quiet'],
    since: '2025-05-16',
    seats: 24,
    short: 'Four dark rooms where the paint never dries. Stand still, and the picture notices you.',
    full:
      'The gallery starts out as bare black walls. As you walk, brushstrokes gather around your feet; when you stop, ' +
      'they settle into a landscape that’s yours until the next visitor crosses it. Two rooms respond to movement, one ' +
      'to your voice, and the last to nothing at all: it has benches, a single beam of northern light, and all the time ' +
      'you want. Bring someone you can be quiet with.',
  },
  {
    id: 10,
    slug: 'anaglyph-3d-showcase',
    name: 'Anaglyph 3D Showcase',
    category: 'entertainment',
    dollars: 18,
    duration: 30,
    minAge: 3,
    specialEquipment: 'Red-cyan glasses provided',
    tags: ['3d', 'retro', 'film'],
    since: '2025-06-20',
    short:
      'Red over one eye, cyan over the other, and a paper moon that leans so far out of the wall that you’ll duck.',
    full:
      'The oldest trick in 3D, done with today’s projectors. Short films drawn in two colors float off a screen the ' +
      'size of a house: a paper circus, a storm over a toy harbor, and a conversation between two teapots. Between ' +
      'films, we stop the show and take one picture apart, so you can see how little it takes to fool two eyes. The ' +
      'glasses are yours to keep.',
  },
  {
    id: 12,
    slug: 'tide-pool-playroom',
    name: 'Tide Pool Playroom',
    category: 'kids',
    dollars: 16,
    duration: 40,
    minAge: 0,
    maxAge: 10,
    requirements: 'For kids up to 10 with an adult. Socks are required.',
    specialEquipment: 'Socks',
    tags: ['toddlers', 'play', 'water'],
    since: '2025-09-05',
    short: 'A dry sea for small feet: stomp to make waves, sit to call the crabs, or lie down and the tide goes out.',
    full:
      'The floor is a shallow sea of light over soft rubber. Stomping sends ripples across the room, a still hand ' +
      'attracts starfish, and a hug in the middle makes the whole reef glow. There’s a cushioned shore for babies, a ' +
      'cave to hide in, and a bench along the wall for grandparents. Every twenty minutes, the tide goes out and a ' +
      'guide tells a three-minute story about whoever is left in the pool.',
  },
];
