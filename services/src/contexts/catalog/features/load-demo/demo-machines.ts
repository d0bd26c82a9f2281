import type { DemoExperience } from './demo-experiences.js';

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
    requirements: 'A harness is worn throughout. Riders weigh up to 250 lb.',
    specialEquipment: 'Harness, max 250 lb',
    tags: ['heights', 'wind', 'motion'],
    since: '2025-07-04',
    short: 'Clip in, step off, and cross a canyon at forty miles an hour without leaving the room.',
    full:
      'The platform is real, so is the step into nothing. A cable carries you through ninety feet of wind tunnel while ' +
      'the canyon goes by on every side, river below, hawks level with your boots. You choose how it goes: three lines ' +
      'from gentle to steep, and on the last one you steer into the updraft. First-timers go with a guide on the next ' +
      'line who talks you across.',
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
    requirements: 'A harness and a headset are worn throughout.',
    specialEquipment: 'Harness and VR headset',
    tags: ['heights', 'vr', 'sky'],
    since: '2026-09-18',
    short: 'The door opens at thirteen thousand feet. After the noise comes the quiet, and the quiet is the point.',
    full:
      'Hanging in a full harness, you leave the aircraft over the Finger Lakes at first light. The fall is a minute of ' +
      'roar; then the canopy opens above you and everything goes still enough to hear your own lines. You steer with ' +
      'real toggles, pick a field, and flare when the guide’s voice tells you to. Land softly and you get to repack; ' +
      'land badly and you get to do it again.',
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
    short: 'Twenty cockpits, one wet track at night, and a pit wall where your friends read you the gaps.',
    full:
      'The seats move, the wheel fights back and the brake needs a real leg. You qualify over three laps, then race ' +
      'twenty minutes into the dark with rain arriving on a schedule that nobody tells you. Those who would rather not ' +
      'drive run the pit wall: fuel, tyres, and the calm voice in your helmet. The printed time sheet goes home with ' +
      'you, whichever end of it you are on.',
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
      'You fly the left seat of a twin-engine cockpit built switch for switch. Twenty minutes of ground school around ' +
      'a table, then the doors close: take-off from Rochester, a circuit over the lake, and a landing that is yours to ' +
      'get right. Guests who come back can ask for crosswind, night or one engine out. Everybody leaves with a signed ' +
      'page for a logbook they did not know they wanted.',
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
    short: 'Goggles down, and you are the size of a sparrow, doing sixty through the beams of an empty factory.',
    full:
      'Ten minutes to learn the sticks in an open meadow, then the course: a paper mill after closing time, with gates ' +
      'through windows, conveyor belts and one very narrow chimney. Crashes cost nothing but pride. The last heat is ' +
      'flown by all at once, and the wall outside shows every pilot’s view, so that those waiting know exactly who cut ' +
      'the corner.',
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
    requirements: 'Photo ID is checked at the door.',
    specialEquipment: 'Photo ID',
    tags: ['evening', 'theatre', 'puzzle'],
    since: '2026-10-30',
    firstStart: '18:00',
    isExclusive: true,
    short: 'A singer has left between two songs. You have seventy-five minutes, a drink, and nineteen suspects.',
    full:
      'The band keeps playing because nobody has told them to stop. You take a table, and with it a role, a grudge and ' +
      'a sealed envelope. The room is the clue: coat checks, matchbooks, a telephone that rings for somebody. Move ' +
      'about, ask, lie if your envelope says so. At half past, the lights change and what you thought was décor turns ' +
      'out to have been watching. No costume needed; the lamps do that.',
  },
];
