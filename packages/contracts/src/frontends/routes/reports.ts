import { noContent } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import * as examples from '../examples/reports.js';
import { ReportReleasesDto } from '../report-releases.dto.js';

export const releaseReportsRoutes = routeGroup('Releases', {
  reportReleases: route('POST /api/fronts/reports', {
    summary: 'Report how the releases of a page do',
    access: 'everyone',
    body: ReportReleasesDto,
    answer: noContent('It is counted by release and minute; of whom it came is not kept.'),
    refuses: ['TOO_MANY_TRIES'],
    example: { body: examples.reports },
  }),
});
