import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { AnswerReviewDto, type ModeratedReviewView, ReviewIdDto } from '@northlight/contracts';
import { reviewsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { AnswerReview } from './answer-review.handler.js';

@Controller()
export class AnswerReviewController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(reviewsRoutes.answerReview)
  answer(@Param() { id }: ReviewIdDto, @Body() { answer, version }: AnswerReviewDto): Promise<ModeratedReviewView> {
    return this.commands.execute(new AnswerReview(id, { text: answer, version }));
  }

  @Endpoint(reviewsRoutes.removeReviewAnswer)
  remove(@Param() { id }: ReviewIdDto): Promise<ModeratedReviewView> {
    return this.commands.execute(new AnswerReview(id, { text: undefined }));
  }
}
