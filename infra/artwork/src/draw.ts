import { constants, setPriority } from 'node:os';
import { printPreviews } from './previews/print-previews.js';
import { drawAll } from './render/draw-all.js';
import { folderOf } from './subject.js';

const [outDir, ...asked] = process.argv.slice(2);

if (outDir === undefined) {
  console.error('Say where to draw: node infra/artwork/dist/draw.js <outDir> [--draft] [--low-priority]');
  process.exitCode = 1;
} else {
  if (asked.includes('--low-priority')) setPriority(constants.priority.PRIORITY_LOW);
  const drawn = await drawAll(outDir, {
    isDraft: asked.includes('--draft'),
    onDrawn: ({ subject, done, total }) => console.log(`drawn ${done}/${total}: ${folderOf(subject)}`),
  });
  const printed = await printPreviews(outDir);
  if (printed > 0) console.log(`previews and icons printed: ${printed}`);
  if (drawn + printed === 0) console.log('pictures are up to date');
}
