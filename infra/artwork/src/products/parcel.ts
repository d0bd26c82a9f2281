import { box, disc, fill, line } from '../kit/marks.js';
import { brass, cloth, type Thing, under, within } from './stage.js';

const front = 'M-290 -70H290V300C290 310 284 316 274 316H-274C-284 316 -290 310 -290 300Z';
const lid = 'M-318 -170H318V-58C318 -50 314 -46 306 -46H-306C-314 -46 -318 -50 -318 -58Z';
const bow =
  'M0 -176C-60 -290 -190 -300 -186 -226C-183 -176 -80 -166 0 -176C80 -166 183 -176 186 -226C190 -300 60 -290 0 -176Z';

/** A closed box: what is in it is not to be seen yet. */
export const parcel: Thing = (sheet) => {
  const card = sheet.linear(
    [
      [0, '#f3e7cf'],
      [0.6, '#e2d0ac'],
      [1, '#c3ab7e'],
    ],
    -30,
  );
  const top = sheet.linear(
    [
      [0, '#faf1dd'],
      [1, '#d9c49a'],
    ],
    -20,
  );
  return [
    under(sheet, [340, 46], 316),
    `<path d="${front}" fill="${card}"/>`,
    within(sheet, front, fill(box(-290, -70, [580, 60]), '#7c5522', 0.3)),
    fill(box(-26, -46, [52, 362]), cloth.night),
    `<path d="${lid}" fill="${top}"/>`,
    fill(box(-26, -170, [52, 124]), cloth.lit),
    line('M-306 -168H306', { colour: '#fffaf0', width: 4, opacity: 0.8 }),
    fill(bow, cloth.night),
    line('M-24 -190C-70 -250 -140 -266 -150 -226M24 -190C70 -250 140 -266 150 -226', {
      colour: cloth.lit,
      width: 12,
    }),
    fill(disc(0, -186, 34), cloth.lit),
    fill('M120 60H230V210H120Z', '#fbfcfa'),
    line('M120 60H230V210H120Z', { colour: brass.shade, width: 2, opacity: 0.5 }),
    fill('M143 150A32 32 0 0 1 207 150Z', '#f7b34c'),
    line('M134 150H216M150 170H200M160 188H190', { colour: cloth.night, width: 6 }),
  ].join('');
};
