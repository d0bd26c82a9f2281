import { jestConfig } from '@northlight/front-tools/jest';

export default jestConfig();
