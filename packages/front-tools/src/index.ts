export { defineFront, type Front, type FrontContext } from './preset/define-front.js';
export { sourceBuild } from './preset/source-build.js';
