import { standAlone } from '@northlight/front-tools/stub';
import { routes } from './routes.tsx';

standAlone(routes);
