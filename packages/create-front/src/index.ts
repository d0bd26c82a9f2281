export { createFront, type FrontVersions, type NewFront, NotPossible } from './create-front.js';
