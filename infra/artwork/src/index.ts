export { drawAll, type Press, type Progress } from './render/draw-all.js';
export type { Entry } from './render/files.js';
export { folderOf, type Picture, type PictureName, type Shelf, type Subject, svgOf } from './subject.js';
export { subjects } from './subjects.js';
