import { TestEnvironment } from 'jest-environment-jsdom';

const fromNode = {
  TextEncoder,
  TextDecoder,
  fetch,
  Headers,
  Request,
  Response,
  ReadableStream,
  TransformStream,
  WritableStream,
  BroadcastChannel,
  Uint8Array,
  structuredClone,
  AbortController,
  AbortSignal,
};

/** Open or closed, and no more: that the rest is inert is for the journeys to see. */
const dialog = {
  show() {
    this.setAttribute('open', '');
  },
  showModal() {
    this.setAttribute('open', '');
  },
  close() {
    this.removeAttribute('open');
  },
};

/** A browser page as jsdom has it, with what every browser has and jsdom leaves out, taken from Node. */
// biome-ignore lint/style/noDefaultExport: Jest takes an environment by it
export default class JsdomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, fromNode);
    Object.assign(this.global.HTMLDialogElement.prototype, dialog);
  }
}
