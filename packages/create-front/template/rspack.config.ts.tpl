import { defineFront } from '@northlight/front-tools';

export default defineFront({ name: '{{app}}' });
