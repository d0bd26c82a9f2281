export { FiguresModule } from './figures.module.js';
