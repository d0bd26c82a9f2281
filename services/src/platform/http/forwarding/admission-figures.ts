import type { Importance } from '@northlight/contracts/routes';
import { Counter, Gauge } from 'prom-client';
import type { Admission } from './admission.js';

const refused = new Counter({
  name: 'admission_refusals_total',
  help: 'Requests that web refused because the API would have answered too late, by how important they are',
  labelNames: ['class'],
});

let followed: Admission | undefined;

new Gauge({
  name: 'admission_in_flight',
  help: 'Requests of the common kind that are at the API',
  collect() {
    this.set(followed?.inFlight ?? 0);
  },
});

export const noteRefused = (importance: Importance): void => refused.inc({ class: importance });

/** Tells the figures of the one that this process has. */
export function followAdmission(admission: Admission): void {
  followed = admission;
}
