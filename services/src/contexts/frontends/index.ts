import { Frontends1798000000011 } from './persistence/migrations/1798000000011-frontends.js';
import { DeployTokens1798000000046 } from './persistence/migrations/1798000000046-deploy-tokens.js';
import { ProtectedReleases1798000000047 } from './persistence/migrations/1798000000047-protected-releases.js';
import { ReleaseReports1798000000050 } from './persistence/migrations/1798000000050-release-reports.js';
import { CandidateSteps1798000000051 } from './persistence/migrations/1798000000051-candidate-steps.js';
import { SmokeVisits1798000000052 } from './persistence/migrations/1798000000052-smoke-visits.js';
import { OrdersOfPeople1798000000053 } from './persistence/migrations/1798000000053-orders-of-people.js';

export { FrontendsModule } from './frontends.module.js';
export { brokenReleaseFiles } from './persistence/broken-releases.js';
export { misfitsOfLiveFronts } from './persistence/misfits-of-live-fronts.js';

export const frontendsMigrations = [
  Frontends1798000000011,
  DeployTokens1798000000046,
  ProtectedReleases1798000000047,
  ReleaseReports1798000000050,
  CandidateSteps1798000000051,
  SmokeVisits1798000000052,
  OrdersOfPeople1798000000053,
];
export { frontendsPersonalData } from './persistence/personal-data.js';
export { releasesQueue } from './queues/releases.queue.js';
