export { hush, spoken } from './spoken.ts';
export { TestLine } from './test-line.ts';
