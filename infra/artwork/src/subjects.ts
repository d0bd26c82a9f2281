import { anaglyph3dShowcase } from './experiences/anaglyph-3d-showcase.js';
import { flightSim } from './experiences/flight-sim.js';
import { fpvDroneSim } from './experiences/fpv-drone-sim.js';
import { globalCitiesExpo } from './experiences/global-cities-expo.js';
import { hyper3dZoo } from './experiences/hyper-3d-zoo.js';
import { immersiveArtGallery } from './experiences/immersive-art-gallery.js';
import { jurassicRide } from './experiences/jurassic-ride.js';
import { midnightLoungeMystery } from './experiences/midnight-lounge-mystery.js';
import { parachuteSimulator } from './experiences/parachute-simulator.js';
import { raceCarSim } from './experiences/race-car-sim.js';
import { tidePoolPlayroom } from './experiences/tide-pool-playroom.js';
import { ziplineSimulator } from './experiences/zipline-simulator.js';
import { memberships } from './memberships/memberships.js';
import { products } from './products/products.js';
import { hero, openGraph } from './site/hero.js';
import type { Subject } from './subject.js';
import { venues } from './venues/venues.js';

/** Everything that is drawn. */
export const subjects: readonly Subject[] = [
  jurassicRide,
  hyper3dZoo,
  globalCitiesExpo,
  immersiveArtGallery,
  ziplineSimulator,
  parachuteSimulator,
  raceCarSim,
  flightSim,
  fpvDroneSim,
  anaglyph3dShowcase,
  midnightLoungeMystery,
  tidePoolPlayroom,
  ...venues,
  ...products,
  ...memberships,
  hero,
  openGraph,
];
