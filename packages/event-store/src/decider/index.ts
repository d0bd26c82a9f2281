export { type Decider, decider, fold, type Message } from './decider.js';
export { type Step, step } from './step.js';
