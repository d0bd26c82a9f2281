import { showExperience } from '@northlight/client';
import type { ExperienceView } from '@northlight/contracts';
import { callApi } from '@northlight/site-kit';

/** As it is at this moment. */
export const readExperience = ({ slug }: ExperienceView) => callApi(showExperience, { params: { slug } });
