export { defineFront, type Front, type FrontContext } from './preset/define-front.js';
