import type { ReviewRefusal, ReviewState } from '@northlight/contracts';
import { texts } from '../../texts/reviews.ts';

export const stateTitles: Readonly<Record<ReviewState, string>> = {
  waiting: texts.waiting,
  approved: texts.approved,
  refused: texts.refused,
};

export const reasonTexts: Readonly<Record<ReviewRefusal, string>> = {
  off_topic: texts.offTopic,
  abusive: texts.abusive,
  personal_data: texts.personalData,
  not_about_visit: texts.notAboutVisit,
};
