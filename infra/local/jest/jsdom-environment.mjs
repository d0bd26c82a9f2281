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

/** A browser page as jsdom has it, with what every browser has and jsdom leaves out, taken from Node. */
export default class JsdomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, fromNode);
  }
}
