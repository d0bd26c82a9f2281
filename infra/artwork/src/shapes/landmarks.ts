import { box, many } from '../kit/marks.js';

/** Silhouettes of well-known kinds of building, standing on (0, 0). */
export const latticeTower = `M-78 0C-44 -66 -24 -130 -15 -210L-7 -350L-2 -396L2 -396L7 -350L15 -210C24 -130 44 -66 78 0L46 0C38 -34 22 -50 0 -50C-22 -50 -38 -34 -46 0Z${box(-44, -104, [88, 10])}${box(-24, -214, [48, 8])}${box(-11, -352, [22, 6])}`;

export const clockTower = `${box(-26, -236, [52, 236])}${box(-32, -240, [64, 8])}M-30 -240L-30 -262L-20 -262L0 -336L20 -262L30 -262L30 -240Z`;

const tier = (at: number): string => {
  const y = -62 * at;
  const w = 84 - at * 11;
  return `${box(-w * 0.56, y - 40, [w * 1.12, 42])}M${-w - 16} ${y - 32}C${-w + 10} ${y - 38} ${-w * 0.5} ${y - 52} ${-w * 0.4} ${y - 62}L${w * 0.4} ${y - 62}C${w * 0.5} ${y - 52} ${w - 10} ${y - 38} ${w + 16} ${y - 32}Z`;
};
export const pagoda = `${many(5, tier)}M-5 -308L0 -396L5 -308Z`;

export const domes = `${box(-130, -16, [260, 16])}${box(-78, -106, [156, 92])}M-56 -104C-72 -140 -60 -176 -30 -196C-12 -208 -4 -216 0 -240C4 -216 12 -208 30 -196C60 -176 72 -140 56 -104ZM-84 -106C-90 -124 -82 -138 -68 -150C-54 -138 -46 -124 -52 -106ZM84 -106C90 -124 82 -138 68 -150C54 -138 46 -124 52 -106Z${box(-126, -206, [12, 194])}${box(114, -206, [12, 194])}M-128 -206L-120 -234L-112 -206ZM112 -206L120 -234L128 -206Z`;

export const shells =
  'M-160 0L-160 -14L-120 -18C-124 -70 -100 -110 -60 -132C-66 -90 -60 -50 -44 -18C-40 -90 -10 -150 44 -186C34 -120 40 -60 58 -18C64 -66 84 -100 120 -118C112 -80 116 -46 126 -18L160 -14L160 0Z';

export const stepped = `${box(-44, -230, [88, 230])}${box(-32, -300, [64, 72])}${box(-20, -352, [40, 54])}M-14 -350C-12 -372 -4 -386 0 -440C4 -386 12 -372 14 -350Z`;
export const slab = box(-34, -250, [68, 250]);
export const needle = 'M-12 0L-7 -300L-26 -316L-26 -326L-5 -336L0 -430L5 -336L26 -326L26 -316L7 -300L12 0Z';
export const pyramid = 'M-170 0L0 -190L170 0Z';
export const spire = 'M-36 0L-22 -330L-14 -330L-10 -370L-4 -410L4 -340L14 -330L26 0Z';
export const low = `${box(-60, -92, [120, 92])}${box(-20, -130, [50, 42])}`;

/** A suspension bridge from (-420, 0) to (420, 0). */
export const bridgeTowers = `${box(-214, -270, [28, 270])}${box(186, -270, [28, 270])}${box(-220, -280, [40, 14])}${box(180, -280, [40, 14])}${box(-520, -74, [1040, 14])}`;
export const bridgeCables = `M-520 -80Q-330 -110 -200 -268Q0 -20 200 -268Q330 -110 520 -80${many(19, (at) => {
  const x = -180 + at * 20;
  return `M${x} ${Math.round(-82 - (x / 200) ** 2 * 186 * 0.98 - 10)}V-74`;
})}`;

/** Lit windows in a wall: one small box in every cell that `isLit` picks. */
export const windows = (isLit: () => boolean, wall: { x: number; y: number; columns: number; rows: number }): string =>
  many(wall.columns * wall.rows, (at) => {
    const [column, row] = [at % wall.columns, Math.floor(at / wall.columns)];
    return isLit() ? box(wall.x + column * 12, wall.y + row * 14, [5, 7]) : '';
  });
