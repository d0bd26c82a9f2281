import type { LandmarkKind, MapArea, MapPoint, StreetMap } from '@northlight/contracts';

/** 'x,y x,y' → points on a sheet 100 wide and 75 high. */
const points = (text: string): MapPoint[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

const area = (name: string, label: MapPoint, outline: string): MapArea => ({ name, label, outline: points(outline) });
const street = (name: string, line: string) => ({ name, line: points(line) });
const avenue = (name: string, line: string) => ({ ...street(name, line), isMain: true });
const place = (kind: LandmarkKind, name: string, ...at: MapPoint) => ({ kind, name, at });

/** The neighbourhood of each demo venue: a river or harbour where there is one, and streets that are made up. */
export const demoStreets: Readonly<Record<string, StreetMap>> = {
  'rochester-flagship': {
    door: [60, 37],
    waters: [area('Genesee River', [35, 12], '29,0 41,0 42,14 37,27 38,42 45,57 44,75 31,75 32,60 26,44 25,27 31,13')],
    greens: [area('Lens Park', [82, 60], '70,53 94,53 94,68 70,68')],
    streets: [
      avenue('Lamp Street', '0,30 25,29 38,28 100,25'),
      avenue('North Avenue', '68,0 66,25 64,48 67,75'),
      street('Demo Plaza', '38,40 50,38 65,37 100,39'),
      street('River Road', '46,0 47,14 43,28 43,41 50,57 50,75'),
      street('Lens Street', '84,16 84,25 85,38 82,53'),
      street('Mill Street', '0,50 27,48'),
      street('Foundry Lane', '49,52 64,49 100,48'),
    ],
    landmarks: [
      place('station', 'Central Station', 73, 9),
      place('parking', 'Parking', 71, 43),
      place('sight', 'The Falls', 36, 30),
    ],
  },
  boston: {
    door: [64, 34],
    waters: [area('Harbor', [88, 40], '100,0 78,0 76,14 70,20 79,26 71,31 80,38 72,43 81,52 74,61 78,75 100,75')],
    greens: [area('The Green', [16, 16], '4,6 28,9 25,25 3,23')],
    streets: [
      avenue('Custom Street', '58,0 56,20 58,40 62,75'),
      avenue('Beacon Row', '0,32 30,30 57,30'),
      street('Lantern Wharf', '57,35 78,35'),
      street('Ropewalk', '30,0 34,30 42,52 44,75'),
      street('Salt Lane', '0,52 42,50 60,54'),
      street('Gull Street', '57,20 70,22'),
    ],
    landmarks: [
      place('station', 'South Station', 20, 64),
      place('parking', 'Parking', 48, 40),
      place('sight', 'Stay Bridge', 66, 7),
    ],
  },
  'new-york-city': {
    door: [52, 36],
    waters: [area('Hudson River', [8, 40], '0,0 14,0 17,75 0,75')],
    greens: [area('Line Park', [27, 18], '24,0 30,0 33,52 27,52')],
    streets: [
      avenue('Ninth Light Avenue', '38,0 42,75'),
      avenue('Lens Avenue', '64,0 68,75'),
      avenue('Tower Avenue', '86,0 90,75'),
      street('Prism Street', '16,39 100,32'),
      street('Mirror Street', '15,22 100,15'),
      street('Shutter Street', '16,56 100,49'),
      street('Focus Street', '17,71 100,65'),
    ],
    landmarks: [
      place('station', 'Rail hall', 76, 25),
      place('parking', 'Garage', 54, 61),
      place('sight', 'Pier', 14, 30),
    ],
  },
  philadelphia: {
    door: [56, 38],
    waters: [area('Delaware River', [92, 36], '100,0 87,0 85,24 84,50 88,75 100,75')],
    greens: [area('Print Square', [30, 55], '22,47 38,47 38,63 22,63')],
    streets: [
      avenue('Broad Press Street', '14,0 14,75'),
      avenue('Market Row', '0,26 100,26'),
      street('Camera Row', '14,40 86,40'),
      street('Type Street', '44,0 44,75'),
      street('Ink Street', '68,0 68,75'),
      street('Paper Alley', '14,68 87,68'),
      street('Plate Street', '0,12 87,12'),
    ],
    landmarks: [
      place('station', 'Market Station', 52, 22),
      place('parking', 'Parking', 74, 52),
      place('sight', 'City hall', 14, 26),
    ],
  },
  'washington-dc': {
    door: [58, 32],
    waters: [area('Potomac River', [10, 66], '0,50 8,52 14,62 26,66 32,75 0,75')],
    greens: [area('The Mall', [40, 56], '14,52 90,52 90,60 14,60')],
    streets: [
      avenue('Ellipse Avenue', '0,12 34,28 72,48 90,58'),
      avenue('Compass Avenue', '92,0 72,20 46,46 38,52'),
      street('Meridian Court', '46,34 74,34'),
      street('Seventh Arc', '60,0 60,52'),
      street('Fourth Arc', '80,0 80,52'),
      street('Long Street', '0,22 100,22'),
      street('Quiet Street', '0,42 100,42'),
    ],
    landmarks: [
      place('station', 'Meridian Station', 60, 44),
      place('parking', 'Garage', 22, 34),
      place('sight', 'Obelisk', 24, 56),
    ],
  },
  albany: {
    door: [62, 38],
    waters: [area('Hudson River', [84, 44], '76,0 92,0 94,24 90,48 96,75 74,75 72,52 76,26')],
    greens: [area('Capitol Park', [18, 30], '8,22 29,20 30,38 9,40')],
    streets: [
      avenue('State Hill', '0,46 30,42 58,38 74,36'),
      avenue('Quay Street', '66,0 68,26 64,52 66,75'),
      street('Ferry Lamp Road', '40,16 52,30 74,42'),
      street('Lark Lane', '34,0 36,42 40,75'),
      street('Barge Street', '0,62 65,58'),
      street('Tulip Street', '0,12 67,14'),
    ],
    landmarks: [
      place('station', 'River Station', 56, 66),
      place('parking', 'Parking', 50, 48),
      place('sight', 'Egg hall', 20, 56),
    ],
  },
  hartford: {
    door: [44, 40],
    waters: [area('Connecticut River', [86, 22], '80,0 95,0 93,20 96,44 90,60 94,75 79,75 76,58 80,40 77,20')],
    greens: [area('Mill Park', [18, 20], '4,8 32,10 30,32 6,30')],
    streets: [
      avenue('Main Wick Street', '56,0 54,30 58,75'),
      avenue('Asylum Bridge', '0,38 32,36 56,34 100,30'),
      street('Candle Mill Lane', '34,36 40,46 57,48'),
      street('Tallow Street', '20,36 22,75'),
      street('Bell Street', '0,60 58,60 77,62'),
      street('Ledger Row', '34,0 33,36'),
    ],
    landmarks: [
      place('station', 'Union Station', 42, 18),
      place('parking', 'Parking', 48, 54),
      place('sight', 'Golden dome', 12, 46),
    ],
  },
  providence: {
    door: [57, 45],
    waters: [
      area('Providence River', [50, 68], '46,0 52,0 53,20 48,36 50,52 60,60 66,75 36,75 40,62 44,52 42,36 47,20'),
    ],
    greens: [area('Hill Gardens', [78, 20], '66,10 92,10 92,30 68,30')],
    streets: [
      avenue('Weir Street', '0,26 48,26 66,30 100,38'),
      avenue('College Rise', '62,0 62,30 60,56 70,75'),
      street('Signal Quay', '54,28 53,40 55,51 64,58'),
      street('Point Street', '36,0 34,26 36,52 32,75'),
      street('Anchor Lane', '0,50 36,48'),
      street('Fire Walk', '20,0 20,75'),
    ],
    landmarks: [
      place('station', 'Station', 26, 14),
      place('parking', 'Parking', 74, 46),
      place('sight', 'State house', 10, 12),
    ],
  },
};
