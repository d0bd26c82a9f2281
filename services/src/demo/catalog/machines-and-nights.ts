import type { DemoExperience } from './rides-and-rooms.js';

/** The second half of decisions.md 5: what is flown, driven and stayed up late for. */
export const machinesAndNights: readonly DemoExperience[] = [
  {
    id: 5,
    slug: 'zipline-simulator',
    name: 'Zipline Simulator',
    category: 'adventure',
    dollars: 30,
    duration: 20,
    minAge: 8,
    requirements: 'You wear a harness throughout. Riders can weigh up to 250 lb.',
    specialEquipment: 'Harness, max 250 lb',
    tags: ['heights', 'wind', 'motion'],
    since: '2025-07-04',
    short: 'Clip in, step off, and cross a canyon at forty miles an hour without leaving the room.',
    full:
      'The platform is real, and so is the step off it. A cable carries you through ninety feet of wind tunnel while ' +
      'the canyon flies by on every side, with the river below and hawks level with your boots. You pick your ride: ' +
      'three lines, from gentle to steep, and on the last one you steer into the updraft. If it’s your first time, a ' +
      'guide on the next line talks you across.',
  },
  {
    id: 6,
    slug: 'parachute-simulator',
    name: 'Parachute Simulator',
    category: 'adventure',
    dollars: 36,
    duration: 25,
    minAge: 12,
    isNew: true,
    requirements: 'You wear a harness and a VR headset throughout.',
    specialEquipment: 'Harness and VR headset',
    tags: ['heights', 'vr', 'sky'],
    since: '2026-09-18',
    short:
      'The door opens at thirteen thousand feet. First comes the noise, then the quiet, and the quiet is the point.',
    full:
      'Hanging in a full harness, you leave the plane over the Finger Lakes at first light. Free fall is a minute of ' +
      'roar; then the canopy opens above you, and it’s quiet enough to hear your own lines. You steer with real ' +
      'toggles, pick a field, and flare when your guide tells you to. Land softly and you get to repack; land badly and ' +
      'you get to do it again.',
  },
  {
    id: 7,
    slug: 'race-car-sim',
    name: 'Race Car Sim',
    category: 'entertainment',
    dollars: 32,
    duration: 30,
    minAge: 10,
    isPopular: true,
    tags: ['driving', 'speed', 'team'],
    since: '2025-05-30',
    short: 'Twenty cockpits, one wet track at night, and a pit wall where your friends call out the gaps.',
    full:
      'The seats move, the wheel fights back, and the brake takes a strong leg. You qualify over three laps, then race ' +
      'for twenty minutes into the dark, with rain on a schedule nobody shares with you. If you’d rather not drive, run ' +
      'the pit wall: fuel, tires, and the calm voice in the driver’s helmet. You take home your printed lap times, ' +
      'whether you came in first or last.',
  },
  {
    id: 8,
    slug: 'flight-sim',
    hasFilm: true,
    name: 'Flight Sim',
    category: 'educational',
    dollars: 38,
    duration: 40,
    minAge: 10,
    tags: ['aviation', 'cockpit', 'learning'],
    since: '2025-08-01',
    short: 'A full cockpit, a runway in light snow, and an instructor who only touches the controls if you ask.',
    full:
      'You fly from the left seat of a twin-engine cockpit with every switch in place. After twenty minutes of ground ' +
      'school around a table, the doors close for takeoff from Rochester, a loop over the lake, and a landing that’s ' +
      'yours to get right. Returning guests can ask for crosswind, night, or one engine out. Everyone leaves with a ' +
      'signed logbook page they didn’t know they wanted.',
  },
  {
    id: 9,
    slug: 'fpv-drone-sim',
    name: 'FPV Drone Sim',
    category: 'adventure',
    dollars: 28,
    duration: 30,
    minAge: 8,
    isNew: true,
    specialEquipment: 'FPV goggles',
    tags: ['drones', 'racing', 'goggles'],
    since: '2026-10-09',
    short: 'Goggles on, and you’re the size of a sparrow, doing sixty through the beams of an empty factory.',
    full:
      'Take ten minutes to learn the sticks in an open meadow, then fly the course: a paper mill after closing time, ' +
      'with gates through windows, conveyor belts, and one very narrow chimney. Crashes cost you nothing but pride. ' +
      'Everyone flies the final heat at once, and the wall outside shows every pilot’s view, so the people waiting know ' +
      'exactly who cut the corner.',
  },
  {
    id: 11,
    slug: 'midnight-lounge-mystery',
    name: 'Midnight Lounge Mystery',
    category: 'adults',
    dollars: 44,
    duration: 75,
    minAge: 18,
    isNew: true,
    requirements: 'We check photo IDs at the door.',
    specialEquipment: 'Photo ID',
    tags: ['evening', 'theater', 'puzzle'],
    since: '2026-10-30',
    firstStart: '18:00',
    isExclusive: true,
    short: 'A singer vanishes between two songs. You have seventy-five minutes, a drink, and nineteen suspects.',
    full:
      'The band keeps playing because nobody has told them to stop. You take a table and, with it, a role, a grudge, ' +
      'and a sealed envelope. The whole room is a clue: coat checks, matchbooks, a telephone that rings for someone. ' +
      'Move around, ask questions, and lie if your envelope says so. At half past, the lights change, and what you ' +
      'thought was decor turns out to have been watching you. No costume needed; the lighting takes care of that.',
  },
];
