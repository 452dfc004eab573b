import { TestEnvironment } from 'jest-environment-jsdom';
import { disableStorages } from '../jest.storages.js';
import { inZone } from '../jest.zone.js';

const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'ReadableStream',
  'TextDecoderStream',
];

/** jsdom plus the APIs that it lacks and Node has. */
export default class BrowserLikeEnvironment extends inZone(TestEnvironment) {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    // Node's fetch rejects jsdom's own AbortSignal.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
  }

  async teardown() {
    disableStorages();
    await super.teardown();
  }
}
