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
    requirements: 'Riders must be at least 42 inches tall and wear closed shoes.',
    specialEquipment: 'Height 42 in or more, closed shoes',
    tags: ['ride', 'dinosaurs', 'motion'],
    since: '2025-05-02',
    short: 'A slow boat, a wet valley at dusk, and something very tall breathing on the other side of the ferns.',
    full:
      'You step into a flat boat with nineteen others. The lamp is lit, the gate lifts, and the valley closes behind you: ' +
      'warm mist, cycads, a river that was there before there were birds. For half an hour the light goes from gold to ' +
      'blue while the herd comes down to drink, close enough that the planks feel each step. Near the end the pilot ' +
      'lets her drift and puts out the lamp. Wait for your eyes. It is worth it.',
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
    short: 'No cages and no glass: animals of light at their true size walk up to you, and some of them are curious.',
    full:
      'Put on the glasses and the hall fills up. A giraffe lowers its head until it is level with yours, a school of rays ' +
      'passes at the height of your shoulders, a snow leopard looks back once and is gone. Every animal is shown at its ' +
      'true size and moves as the keepers who advised us say it moves. Strollers are welcome, lights stay soft, and a ' +
      'guide with a lantern answers questions that begin with why.',
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
    short: 'Cross six cities on foot in an hour, from a morning market to the last train, all under one roof.',
    full:
      'Each room is a street corner built at full scale and lit by the hour at which that city is most itself: fish ' +
      'auction at five, school run at eight, shade at noon, tea at four, neon at nine, the last train after midnight. ' +
      'Pull open drawers, read the timetables, sit down in the barber chair. Local recordings tell you what you would ' +
      'overhear. Nobody hurries you, and the doors between cities open both ways.',
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
    short: 'Four dark rooms in which paint never dries: stand still and the picture notices you.',
    full:
      'The gallery starts as black walls. As you walk, brushstrokes gather around your feet; when you stop, they settle ' +
      'into a landscape that belongs to you until the next visitor crosses it. Two rooms answer to movement, one to ' +
      'voice, and the last to nothing at all: it has benches, a single beam of northern light and all the time you ' +
      'want. Bring somebody with whom you can be silent.',
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
    short: 'Red on one eye, cyan on the other, and a paper moon that leans out of the wall far enough to duck.',
    full:
      'The oldest trick of depth, done with today’s projectors. Short films drawn for two inks float off a screen the ' +
      'size of a house: a paper circus, a storm over a toy harbour, a conversation between two teapots. Between the ' +
      'reels we stop the show and take one picture apart, so that you see how little it takes to fool two eyes. The ' +
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
    requirements: 'For children up to 10 with a grown-up. Socks are worn inside.',
    specialEquipment: 'Socks',
    tags: ['toddlers', 'play', 'water'],
    since: '2025-09-05',
    short: 'A dry sea for small feet: stamp to make waves, sit to call the crabs, lie down and the tide goes out.',
    full:
      'The floor is a shallow sea of light over soft rubber. Stamping sends rings across the room, a still hand brings ' +
      'starfish, and a hug in the middle makes the whole reef glow. There is a cushion shore for babies, a cave for ' +
      'hiding and a bench along the wall for knees that no longer bend. Every twenty minutes the tide goes out and a ' +
      'guide tells a three-minute story about whoever was left in the pool.',
  },
];
