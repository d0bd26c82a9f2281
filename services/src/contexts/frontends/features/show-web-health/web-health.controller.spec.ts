import { describe, expect, it } from '@jest/globals';
import { WebHealthController } from './web-health.controller.js';

const webThatKnows = (releases: readonly object[]) => new WebHealthController({ snapshot: releases } as never);

describe('the readiness of the web process', () => {
  it('is told once it knows a release to show', () => {
    expect(webThatKnows([{}]).ready()).toEqual({ status: 'ok' });
  });

  it('is refused before: a balancer sends nobody to a process without a page', () => {
    expect(() => webThatKnows([]).ready()).toThrow('The service is busy');
  });

  it('is told where fronts are being built: a document waits for them', () => {
    expect(new WebHealthController({ snapshot: [], isBuilding: true } as never).ready()).toEqual({ status: 'ok' });
  });
});
