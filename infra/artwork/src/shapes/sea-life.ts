import { many } from '../kit/marks.js';

const star = (arms: number, outer: number, inner: number): string =>
  many(arms, (at) => {
    const point = (turn: number, r: number): string =>
      `${(Math.sin(turn) * r).toFixed(1)} ${(-Math.cos(turn) * r).toFixed(1)}`;
    const step = 6.28319 / arms;
    const here = at * step;
    const tip = `${point(here - 0.16, outer * 0.94)}Q${point(here, outer * 1.1)} ${point(here + 0.16, outer * 0.94)}`;
    return `${at === 0 ? `M${point(-step / 2, inner)}` : ''}Q${point(here - step * 0.25, inner * 1.05)} ${tip}Q${point(here + step * 0.25, inner * 1.05)} ${point(here + step / 2, inner)}`;
  });

export const starfish = `${star(5, 100, 40)}Z`;

/** A crab seen from the front, its claws raised; legs stand on y = 0. */
export const crabShell =
  'M-120 -70C-126 -116 -70 -146 0 -146C70 -146 126 -116 120 -70C104 -34 56 -20 0 -20C-56 -20 -104 -34 -120 -70Z';
export const crabLegs =
  'M-96 -60C-150 -70 -176 -40 -190 0M-90 -46C-130 -48 -146 -24 -156 2M-76 -36C-104 -30 -112 -14 -118 4M96 -60C150 -70 176 -40 190 0M90 -46C130 -48 146 -24 156 2M76 -36C104 -30 112 -14 118 4';
export const crabArms = 'M-100 -100C-150 -110 -176 -150 -172 -190M100 -100C150 -110 176 -150 172 -190';
const claw =
  'M-172 -180C-210 -200 -222 -250 -190 -290C-184 -262 -180 -250 -168 -238C-164 -256 -150 -272 -132 -280C-124 -240 -136 -194 -172 -180Z';
export const crabClaws = `${claw}M172 -180C210 -200 222 -250 190 -290C184 -262 180 -250 168 -238C164 -256 150 -272 132 -280C124 -240 136 -194 172 -180Z`;

export const fish = 'M-100 0C-70 -46 -10 -56 50 -16L100 -46C92 -16 92 16 100 46L50 16C-10 56 -70 46 -100 0Z';

export const seahorse =
  'M-86 -208C-60 -222 -44 -226 -30 -248C-26 -264 -10 -274 2 -262L12 -280L18 -256L40 -264L34 -238C52 -214 40 -184 24 -168C60 -140 76 -90 60 -40C48 0 16 24 10 62C6 92 30 106 48 92C62 80 54 60 40 64C52 44 80 66 72 96C62 132 6 136 -10 96C-22 60 -6 20 -2 -10C-30 -30 -40 -70 -26 -108C-34 -130 -32 -156 -24 -176C-44 -178 -58 -192 -82 -192C-92 -194 -92 -204 -86 -208Z';
export const seahorseFin = 'M56 -110C90 -120 100 -90 96 -50C84 -40 74 -40 62 -46Z';

export const jellyBell =
  'M-120 0C-124 -96 -60 -150 0 -150C60 -150 124 -96 120 0C100 -18 84 -18 68 0C50 -18 34 -18 18 0C6 -14 -6 -14 -18 0C-34 -18 -50 -18 -68 0C-84 -18 -100 -18 -120 0Z';

/** One arm of an anemone or weed, growing from (0, 0). */
export const ribbon = (tall: number, sway: number): string =>
  `M-8 0C${-10 + sway} ${-tall * 0.35} ${-14 - sway} ${-tall * 0.65} ${sway} ${-tall}C${10 - sway} ${-tall * 0.62} ${16 + sway} ${-tall * 0.35} 8 0Z`;
export const shell = 'M0 0C-70 -6 -96 -60 -80 -104C-60 -150 60 -150 80 -104C96 -60 70 -6 0 0Z';
export const shellRibs =
  'M0 -4C-40 -30 -62 -70 -66 -112M0 -4C-20 -40 -30 -90 -30 -134M0 -4V-138M0 -4C20 -40 30 -90 30 -134M0 -4C40 -30 62 -70 66 -112';
