import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import { linkWord } from '../link-word.js';
import { IsPageSize, PageDto } from '../page.js';
import { IsChoice, IsOptionalLine, IsRequiredText } from '../rules/text-rules.js';
import { Trimmed } from '../rules/trimmed.js';
import { type ReviewRefusal, type ReviewState, reviewLimits, reviewRefusals, reviewStates } from './review-rules.js';

const { leastStars, mostStars, leastText, mostText, mostTitle, mostName } = reviewLimits;
const stars = { message: `Please choose ${leastStars} to ${mostStars} stars` };
const short = { message: `Please write at least ${leastText} characters` };
const long = { message: `Please keep this under ${mostText.toLocaleString('en-US')} characters` };
const seen = { message: 'Please send the version you read' };

/** POST /api/bookings/{id}/review: what somebody says of a visit. */
export class WriteReviewDto {
  @Max(mostStars, stars)
  @Min(leastStars, stars)
  @IsInt(stars)
  readonly stars!: number;

  @IsOptionalLine(mostTitle)
  readonly title?: string;

  @MaxLength(mostText, long)
  @MinLength(leastText, short)
  @IsString(short)
  @Trimmed()
  readonly text!: string;

  /** As it is shown beside the review; left out or empty, the first name and an initial of the booking. */
  @IsOptionalLine(mostName)
  readonly displayName?: string;
}

/** POST /api/reviews/one-click?link: what the mail that asks for a review says to the mail program. */
export class ReviewRequestsLinkDto {
  @Matches(linkWord, { message: 'Please open the link in your email again' })
  readonly link!: string;
}

/** GET /api/experiences/{id}/reviews?limit&cursor */
export class ListReviewsDto extends PageDto {
  @IsPageSize()
  override readonly limit: number = reviewLimits.onAPage;
}

/** `{id}` of a review. */
export class ReviewIdDto {
  @Matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, { message: 'Please send the ID of a review' })
  readonly id!: string;
}

/** GET /api/admin/reviews?state&limit&cursor: of those that wait the oldest first, else the newest. */
export class ListModeratedReviewsDto extends PageDto {
  @IsOptional()
  @IsIn(reviewStates, { message: `Please use one of: ${reviewStates.join(', ')}` })
  readonly state: ReviewState = 'waiting';
}

/** POST /api/admin/reviews/{id}/approve */
export class ApproveReviewDto {
  /** Of the review as it was read: what its writer has changed since is read first. */
  @Min(1, seen)
  @IsInt(seen)
  readonly version!: number;
}

/** POST /api/admin/reviews/{id}/refuse */
export class RefuseReviewDto extends ApproveReviewDto {
  @IsChoice(reviewRefusals, `Please use one of: ${reviewRefusals.join(', ')}`)
  readonly reason!: ReviewRefusal;
}

/** PUT /api/admin/reviews/{id}/answer: what the house says to it, for everybody to read. */
export class AnswerReviewDto extends ApproveReviewDto {
  @IsRequiredText({ missing: 'Please write an answer', most: 2_000 })
  readonly answer!: string;
}
