import { type Page, PageDto } from '../../page.js';
import { ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { type FrontChangeView, type FrontErrorView, type FrontView, type KeptReleaseView } from '../console-views.js';
import * as examples from '../examples/console.js';
import { app } from '../examples/releases.js';
import { OrderFrontDto } from '../order-front.dto.js';
import { type FrontSteered } from '../release.js';
import { FrontNameDto } from '../steer-front.dto.js';

export const consoleRoutes = routeGroup('Releases', {
  listFronts: route('GET /api/admin/fronts', {
    summary: 'List what is live of each front',
    access: ['deployer'],
    answer: ok<FrontView[]>('Each front with its team, what visitors are given of it, and who changed that last.'),
    caching: 'no-store',
    example: { answer: examples.fronts },
  }),
  listFrontChanges: route('GET /api/admin/fronts/:app/history', {
    summary: 'List who changed a front',
    access: ['deployer'],
    params: FrontNameDto,
    query: PageDto,
    answer: ok<Page<FrontChangeView>>('The changes of the front, the newest first, a page at a time.'),
    caching: 'no-store',
    example: { params: { app }, query: { limit: 20 }, answer: examples.changes },
  }),
  listReleases: route('GET /api/admin/fronts/:app/releases', {
    summary: 'List the releases of a front',
    access: ['deployer'],
    params: FrontNameDto,
    answer: ok<KeptReleaseView[]>('The latest hundred releases whose files are kept, the newest first.'),
    caching: 'no-store',
    example: { params: { app }, answer: examples.releases },
  }),
  listFrontErrors: route('GET /api/admin/fronts/:app/errors', {
    summary: 'List what failed in browsers',
    access: ['deployer'],
    params: FrontNameDto,
    answer: ok<FrontErrorView[]>('The latest hundred errors of the front, by release, with places in the sources.'),
    caching: 'no-store',
    example: { params: { app }, answer: examples.errors },
  }),
  orderFront: route('POST /api/admin/fronts/:app/channel', {
    summary: 'Promote, roll back or switch off a front',
    access: ['deployer'],
    freshSignIn: true,
    params: FrontNameDto,
    body: OrderFrontDto,
    answer: ok<FrontSteered>('What the front runs from now on, with the revision to send next time.'),
    refuses: ['FRONT_NOT_FOUND', 'FRONT_MOVED', 'FRONT_REFUSED', 'RELEASE_NOT_FOUND'],
    example: { params: { app }, body: examples.orderFront, answer: examples.ordered },
  }),
});
