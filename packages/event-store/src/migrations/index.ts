export { Log1798000000001 } from './1798000000001-log.js';
