import { beforeAll, describe, expect, it } from '@jest/globals';

const release = { fronts: [{ app: 'mfe-catalog', routes: ['/', '/experiences', '/about'] }] };
let shown: typeof import('./places.ts');

beforeAll(async () => {
  document.body.innerHTML = `<script type="application/json" id="release">${JSON.stringify(release)}</script>`;
  shown = await import('./places.ts');
});

describe('the links of the frame', () => {
  it('lead to what a front of this document answers, in the stated order', () => {
    expect(shown.places.map(({ label }) => label)).toEqual(['Home', 'Experiences']);
    expect(shown.companyPlaces.map(({ label }) => label)).toEqual(['About']);
  });

  it('leave out what nobody answers yet', () => {
    expect([...shown.userPlaces, ...shown.adminPlaces]).toEqual([]);
  });
});
